import { expect, test } from 'vitest';
import { vacanciesOf } from '../../fixtures/builders/a-shared-van.ts';
import { aReservation, aSellingReseller, OCTO_CONTACT, people, uuidOf } from '../../fixtures/steps/a-reseller.ts';

const [ONE, TWO] = [uuidOf(1), uuidOf(2)];

const HOSTILE = '‮<script>alert(1)</script>\u0000';

test.each([
  ['no body', undefined, 'BAD_REQUEST'],
  ['a list', [], 'BAD_REQUEST'],
  ['another product', { productId: 'NO-SUCH' }, 'INVALID_PRODUCT_ID'],
  ['a product of the language', { productId: '__proto__' }, 'INVALID_PRODUCT_ID'],
  ['another option', { optionId: 'VIP' }, 'INVALID_OPTION_ID'],
  ['another unit', { unitItems: [{ unitId: 'child' }] }, 'INVALID_UNIT_ID'],
  ['nobody', { unitItems: [] }, 'BAD_REQUEST'],
  ['a hundred people', { unitItems: people(100) }, 'BAD_REQUEST'],
  ['more people than one booking takes', { unitItems: people(11) }, 'UNPROCESSABLE_ENTITY'],
  [
    'somebody twice',
    {
      unitItems: [
        { unitId: 'adult', uuid: ONE },
        { unitId: 'adult', uuid: ONE },
      ],
    },
    'BAD_REQUEST',
  ],
  ['no departure', { availabilityId: undefined }, 'BAD_REQUEST'],
  ['an hour without a departure', { availabilityId: '2027-01-12T08:00:00+08:00' }, 'INVALID_AVAILABILITY_ID'],
  ['a day that does not exist', { availabilityId: '2027-02-30T07:30:00+08:00' }, 'INVALID_AVAILABILITY_ID'],
  ['a departure of the past', { availabilityId: '2026-11-20T07:30:00+08:00' }, 'INVALID_AVAILABILITY_ID'],
  ['the clock of somewhere else', { availabilityId: '2027-01-11T23:30:00Z' }, 'INVALID_AVAILABILITY_ID'],
  ['a departure years ahead', { availabilityId: '2031-01-12T07:30:00+08:00' }, 'INVALID_AVAILABILITY_ID'],
  ['another currency', { currency: 'EUR' }, 'BAD_REQUEST'],
  ['no uuid', { uuid: 'one' }, 'BAD_REQUEST'],
  ['a hold without end', { expirationMinutes: 1e9 }, 'BAD_REQUEST'],
  ['a hold of nothing', { expirationMinutes: 0 }, 'BAD_REQUEST'],
  ['a name that hides', { contact: { fullName: HOSTILE } }, 'BAD_REQUEST'],
  ['a name of a tag', { contact: { fullName: '<b>Maria</b>' } }, 'BAD_REQUEST'],
  ['no number', { contact: { phoneNumber: '911' } }, 'BAD_REQUEST'],
  ['no address', { contact: { emailAddress: 'maria' } }, 'BAD_REQUEST'],
  ['notes without end', { notes: 'x'.repeat(501) }, 'BAD_REQUEST'],
])('a reseller who asks for %s is told what is wrong, and nothing is held', async (_name, changes, error) => {
  const { services, reseller } = await aSellingReseller();
  const body = changes === undefined || Array.isArray(changes) ? changes : aReservation({ uuid: TWO, ...changes });
  const refused = await reseller.post('/bookings', body);
  expect([refused.status, refused.body.error]).toEqual([400, error]);
  expect(refused.body.errorMessage).toMatch(/\S/);
  expect(await vacanciesOf(services)).toBe(10);
});

test.each([
  ['text', { text: 'productId=1', headers: { 'content-type': 'text/plain' } }],
  ['broken JSON', { text: '{', headers: { 'content-type': 'application/json' } }],
  ['a body without end', { text: JSON.stringify({ notes: 'x'.repeat(300_000) }) }],
  ['a request of a test', { body: aReservation(), headers: { 'octo-env': 'test' } }],
])('a reseller who sends %s books nothing', async (_name, sending) => {
  const { services, reseller } = await aSellingReseller();
  const refused = await reseller.post('/bookings', undefined, sending);
  expect([refused.status, typeof refused.body.error, typeof refused.body.errorMessage]).toEqual([
    400,
    'string',
    'string',
  ]);
  expect(await vacanciesOf(services)).toBe(10);
});

test.each([
  ['no days', {}, 'BAD_REQUEST'],
  ['days in the wrong order', { localDateStart: '2027-01-13', localDateEnd: '2027-01-12' }, 'BAD_REQUEST'],
  ['too many days', { localDateStart: '2027-01-01', localDateEnd: '2027-12-31' }, 'BAD_REQUEST'],
  ['ages', { localDateStart: '0001-01-01', localDateEnd: '9999-12-31' }, 'BAD_REQUEST'],
  ['ids far apart', { availabilityIds: ['2027-01-12T07:30:00+08:00', '2028-01-12T07:30:00+08:00'] }, 'BAD_REQUEST'],
  ['an id of nothing', { availabilityIds: ['x'] }, 'INVALID_AVAILABILITY_ID'],
  ['another unit', { units: [{ id: 'child', quantity: 1 }] }, 'INVALID_UNIT_ID'],
  ['less than nobody', { units: [{ id: 'adult', quantity: -1 }] }, 'BAD_REQUEST'],
])('a reseller who asks for the departures of %s is told what is wrong', async (_name, changes, error) => {
  const { reseller } = await aSellingReseller();
  const refused = await reseller.post('/availability', { productId: 'SV-PPS-ELN', optionId: 'DEFAULT', ...changes });
  expect([refused.status, refused.body.error]).toEqual([400, error]);
});

test('a booking is confirmed only with a name and a number, for the people that are held', async () => {
  const { services, reseller } = await aSellingReseller();
  await reseller.hold(ONE);
  const confirm = (body: object) => reseller.post(`/bookings/${ONE}/confirm`, body);
  expect((await confirm({})).body.errorMessage).toBe('Send contact.fullName and contact.phoneNumber to confirm.');
  const three = await confirm({ contact: OCTO_CONTACT, unitItems: people(3) });
  expect(three.body).toMatchObject({ error: 'UNPROCESSABLE_ENTITY' });
  expect((await reseller.get(`/bookings/${ONE}`)).body.status).toBe('ON_HOLD');
  const body = { contact: { ...OCTO_CONTACT, phoneNumber: '0917 555 0100', country: 'PH' } };
  expect((await confirm(body)).body.status).toBe('CONFIRMED');
  const rows = await services.database.read((db) => db.selectFrom('bookings').selectAll().execute());
  expect(rows).toMatchObject([
    { booker_name: 'Maria Santos', booker_mobile: '+639175550100', reseller: 'Island Trips' },
  ]);
});
