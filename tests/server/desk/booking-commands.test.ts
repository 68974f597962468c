import { expect, test } from 'vitest';
import { bookingFileSchema } from '../../../src/lib/desk/booking-file.contract.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { type Answer, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember, type TestStaff } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const PATH = `/api/desk/bookings/${REF}`;
const JOY = { kind: 'staff', name: 'Joy' };
const PAID = { id: 'BDO-1', amount: { currency: 'USD', cents: 17_300 } };

const post = (staff: TestStaff, command: string, body: object, key = `a key for ${command}`.replaceAll(' ', '-')) =>
  staff.post(`${PATH}/${command}`, body, { key });

/** Joy at a desk with one booking, paid where it is said. */
async function joyWith(
  newPlace: NewPlace,
  isPaid = false,
): Promise<{ services: TestServices; joy: TestStaff; secret: string }> {
  const services = await aServices(await newPlace());
  const { secret } = await book(services);
  const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
  if (isPaid) await post(joy, 'payments', PAID);
  return { services, joy, secret };
}

function fileOf({ status, body }: Answer) {
  expect([status, body.detail]).toEqual([200, undefined]);
  const { payment: _payment, refund: _refund, ...file } = body;
  return bookingFileSchema.parse(file);
}

describeOnBothDatabases('commands of the desk (specification.md#a-booking-at-the-desk)', (newPlace) => {
  test('write down a payment once, with who did it', async () => {
    const { joy } = await joyWith(newPlace);
    const first = await post(joy, 'payments', PAID);
    expect(first.body.payment).toEqual({ cents: 17_300, isKnown: false, isLate: false });
    expect(fileOf(first)).toMatchObject({
      booking: { status: 'paid' },
      payments: [{ id: 'BDO-1', method: 'manual', cents: 17_300, receivedAt: NOON, by: 'Joy' }],
    });
    expect(fileOf(first).history.at(-1)).toMatchObject({ event: 'receive-payment', actor: JOY });
    const again = await post(joy, 'payments', PAID);
    expect([again.body.payment.isKnown, again.body.payments.length]).toEqual([true, 1]);
    const other = await post(joy, 'payments', { ...PAID, amount: { currency: 'USD', cents: 100 } });
    expect([other.status, other.body.detail]).toEqual([409, expect.stringContaining('US$173 for ABCD1234')]);
  });

  test('count pesos at the rate of the build', async () => {
    const { joy } = await joyWith(newPlace);
    const paid = await post(joy, 'payments', { id: 'GCASH-1', amount: { currency: 'PHP', pesos: 10_034 } });
    expect(paid.body.payment.cents).toBe(17_300);
    expect(fileOf(paid).notes).toMatchObject([{ by: 'Joy', text: expect.stringContaining('GCASH-1') }]);
  });

  test('write a note once for each key, and travellers see nothing of it', async () => {
    const { services, joy, secret } = await joyWith(newPlace);
    const note = { text: ' Wants a child seat ' };
    await post(joy, 'notes', note);
    const file = fileOf(await post(joy, 'notes', note));
    expect(file.notes).toEqual([{ at: NOON, text: 'Wants a child seat', by: 'Joy' }]);
    expect((await post(joy, 'notes', { text: 'Another one' })).status).toBe(422);
    expect((await joy.post(`${PATH}/notes`, note)).status).toBe(400);
    const traveller = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(JSON.stringify(traveller.body)).not.toMatch(/child seat|Joy/);
  });

  test('confirm, and say how a day went only once it has come', async () => {
    const { services, joy } = await joyWith(newPlace, true);
    const file = fileOf(await post(joy, 'status', { event: 'confirm' }));
    expect(file.booking.status).toBe('confirmed');
    expect(file.history.at(-1)).toMatchObject({ event: 'confirm', actor: JOY });
    const early = await post(joy, 'status', { event: 'no-show' }, 'too-early');
    expect([early.status, early.body.detail]).toEqual([409, expect.stringContaining('Tue, Jan 12')]);
    services.setTime('2027-01-12T09:00:00+08:00');
    const later = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    expect((await later.get(PATH)).body.actions).toEqual(['pay', 'cancel', 'complete', 'no-show']);
    expect(fileOf(await post(later, 'status', { event: 'no-show' }, 'in-time-1')).booking.status).toBe('no-show');
    expect((await post(later, 'status', { event: 'complete' }, 'in-time-2')).status).toBe(409);
  });

  test('cancel at the refund that was shown, and at no other', async () => {
    const { joy } = await joyWith(newPlace, true);
    const usd = (minor: number) => ({ minor, currency: 'USD' });
    const { body: quote } = await joy.get(`${PATH}/cancellation`);
    expect(quote.fullRefund).toEqual(usd(17_300));
    const request = { expectedRefund: usd(1), isFullRefund: true, reason: 'Typhoon signal 2' };
    const other = await post(joy, 'cancellation', request);
    expect([other.status, other.body.detail]).toEqual([409, expect.stringContaining('The refund is $173 now')]);
    const right = { ...request, expectedRefund: quote.fullRefund };
    const file = fileOf(await post(joy, 'cancellation', right));
    expect(file).toMatchObject({ booking: { status: 'cancelled' }, refundCents: 17_300, byHandCents: 17_300 });
    expect(file.history.at(-1)).toMatchObject({ event: 'cancel', cause: 'Typhoon signal 2', actor: JOY });
    expect(fileOf(await post(joy, 'cancellation', right)).history).toHaveLength(file.history.length);
    expect((await joy.get(`${PATH}/cancellation`)).body).toEqual({ refund: null, fullRefund: null });
  });

  test('give money back once for each key', async () => {
    const { joy } = await joyWith(newPlace, true);
    const refund = { cents: 5000, reason: 'No child seat', method: 'by-hand' };
    const given = await post(joy, 'refunds', refund);
    expect(given.body.refund).toMatchObject({ results: [{ cents: 5000, kind: 'done', why: null }], byHandCents: 0 });
    const again = fileOf(await post(joy, 'refunds', refund));
    expect(again.refunds).toMatchObject([{ cents: 5000, status: 'given', reason: 'No child seat', actor: JOY }]);
    expect((await post(joy, 'refunds', { ...refund, cents: null }, 'what-is-owed')).status).toBe(409);
    const tooMuch = await post(joy, 'refunds', { ...refund, cents: 20_000 }, 'too-much-1');
    expect([tooMuch.status, tooMuch.body.detail]).toEqual([409, expect.stringContaining('At most US$123')]);
  });

  test('send a mail again, or the link', async () => {
    const { joy } = await joyWith(newPlace);
    const [mail] = fileOf(await joy.get(PATH)).mails;
    const file = fileOf(await post(joy, 'mail', { id: mail?.id ?? '' }));
    expect(file.notes).toMatchObject([{ by: 'Joy', text: `A mail was sent again: ${mail?.id}.` }]);
    expect(fileOf(await post(joy, 'mail', { id: null }, 'the-link-1')).mails.map(({ occasion }) => occasion)).toContain(
      'link',
    );
    expect((await post(joy, 'mail', { id: 'of another booking' }, 'the-link-2')).status).toBe(422);
  });

  test('change a trip at the price that was shown, once for each key', async () => {
    const { joy } = await joyWith(newPlace, true);
    const { listingCode: _code, ...choice } = (await joy.get(PATH)).body.booking.trips[0].trip;
    const change = { tripRef: 'AAAAAAAA', choice: { ...choice, date: '2027-01-14' } };
    const quote = await post(joy, 'trip-quote', change);
    expect([quote.status, quote.body.newTotalUsd]).toEqual([200, 173]);
    const put = (expectedTotalUsd: number, date = '2027-01-14') => {
      const body = { tripRef: 'AAAAAAAA', choice: { ...choice, date }, expectedTotalUsd };
      return joy.put(`${PATH}/trip`, body, { key: `the-change-to-${date}` });
    };
    const other = await put(100);
    expect(quote.body.companies).toEqual(['ADSTS']);
    const shown = { ...other.body.quote, companies: quote.body.companies };
    expect([other.status, other.body.code, shown]).toEqual([409, 'other-price', quote.body]);
    const file = fileOf(await put(173));
    expect(file.booking.trips[0]?.departure).toBe('2027-01-14T07:30:00+08:00');
    expect(file.history.at(-1)).toMatchObject({ event: 'change-trip', actor: JOY });
    expect(fileOf(await put(173)).history).toHaveLength(file.history.length);
    const next = fileOf(await put(173, '2027-01-15'));
    expect(fileOf(await put(173))).toMatchObject({ history: next.history, booking: next.booking });
  });

  test('name the hotel of a stop', async () => {
    const services = await aServices(await newPlace());
    const dropoff = { areaId: 'eln-town-hotels', text: '' };
    await book(services, { bookingItems: [aCartItem('AAAAAAAA', { dropoff })] });
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const name = (side: string, key: string) =>
      joy.put(`${PATH}/hotels`, { tripRef: 'AAAAAAAA', side, hotel: 'Casa Maria' }, { key });
    const file = fileOf(await name('dropoff', 'the-hotel-1'));
    expect(file.booking.trips[0]?.dropoff.name).toBe('Casa Maria, El Nido hotels');
    expect(file.notes).toMatchObject([{ by: 'Joy', text: expect.stringContaining('Casa Maria, said by Joy.') }]);
    expect((await name('pickup', 'the-hotel-2')).status).toBe(422);
  });

  test('do not exist for drivers', async () => {
    const { services } = await joyWith(newPlace);
    const driver = await aStaffMember(services, { role: 'driver', providerId: 'adsts' });
    for (const command of ['payments', 'notes', 'status', 'cancellation', 'refunds', 'mail', 'trip-quote']) {
      expect([command, (await post(driver, command, {})).status]).toEqual([command, 404]);
    }
    for (const command of ['trip', 'hotels']) expect((await driver.put(`${PATH}/${command}`, {})).status).toBe(404);
  });
});
