import { expect, test } from 'vitest';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aBookingBody, aCartBody, book, CONTACT, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const UPSERT = `/api/cart/upsert/${REF}`;
const CANCELLATION = `/api/bookings/${REF}/cancellation`;
const REFUND = { expectedRefund: { minor: 0, currency: 'USD' } };

/** Every text that a traveller types about a trip, with what is typed there. */
const TRIP_TEXTS = [
  ['trip.notes', (text: string) => ({ notes: text })],
  ['trip.pickup.text', (text: string) => ({ pickup: { areaId: 'pps-airport', text } })],
  ['trip.dropoff.text', (text: string) => ({ dropoff: { areaId: null, text } })],
  ['trip.arrival.number', (text: string) => ({ arrival: { number: text, time: null } })],
] as const;

const fieldsOf = ({ body }: { readonly body: { readonly errors?: readonly { readonly field: string }[] } }) =>
  (body.errors ?? []).map(({ field }) => field);

describeOnBothDatabases('a text with a control character', (newPlace) => {
  test.each(['\u0000', '\u0007', '\u001b', '\u007f', '\u0085'])(
    'as a reason, %j, is refused, and nothing is cancelled',
    async (character) => {
      const services = await aServices(await newPlace());
      const { secret } = await book(services);
      const body = { ...REFUND, reason: `A storm${character} is coming` };
      const answer = await send(services, 'POST', CANCELLATION, { body, secret });
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['reason']]);
      expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body.status).toBe('awaiting-payment');
    },
  );

  test('in an address is no part of one, for who is signed in at the desk too', async () => {
    const services = await aServices(await newPlace());
    const owner = await aStaffMember(services);
    const role = { role: 'desk', providerId: null };
    expect((await owner.put('/api/desk/staff/%00/role', role)).status).toBe(404);
    expect((await send(services, 'GET', '/api/bookings/ABCD%00123')).status).toBe(404);
  });

  test('that is typed, a line break or a tab, is taken', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const reason = 'A storm:\r\n\tsignal 2\nis up';
    const answer = await send(services, 'POST', CANCELLATION, { body: { ...REFUND, reason }, secret });
    expect(answer.status).toBe(200);
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.at(-1)?.cause).toBe(reason);
  });

  test.each(TRIP_TEXTS)('in %s of a trip is refused, in a cart and in a booking', async (field, changes) => {
    const services = await aServices(await newPlace());
    const bookingItems = [aCartItem('AAAAAAAA', changes('Casa\u0000Maria'))];
    const saved = await send(services, 'POST', UPSERT, { body: aCartBody({ bookingItems }) });
    const body = aBookingBody({ bookingItems });
    const booked = await send(services, 'POST', '/api/bookings', { body, key: 'a-key-of-the-browser' });
    for (const answer of [saved, booked]) {
      expect([answer.status, fieldsOf(answer)]).toEqual([422, [`bookingItems.0.${field}`]]);
    }
  });

  test('in the name of who books is refused, in a cart and in a booking', async () => {
    const services = await aServices(await newPlace());
    const contactInfo = { ...CONTACT, name: 'Maria\u0000Santos' };
    const saved = await send(services, 'POST', UPSERT, { body: aCartBody({ contactInfo }) });
    const body = aBookingBody({ contactInfo });
    const booked = await send(services, 'POST', '/api/bookings', { body, key: 'a-key-of-the-browser' });
    for (const answer of [saved, booked]) {
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['contactInfo.name']]);
    }
  });

  test('that is half of one is refused', async () => {
    const services = await aServices(await newPlace());
    const body = aBookingBody({ contactInfo: { ...CONTACT, name: 'Maria \ud83c' } });
    const answer = await send(services, 'POST', '/api/bookings', { body, key: 'a-key-of-the-browser' });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['contactInfo.name']]);
  });

  test('that turns or hides what is seen is taken out, in a cart and in a booking', async () => {
    const services = await aServices(await newPlace());
    const bookingItems = [
      aCartItem('AAAAAAAA', {
        notes: 'Gate \u202e7\u202c\nor\u200b 8',
        pickup: { areaId: 'pps-airport', text: '\u2066Exit\u2069\u2028B' },
        arrival: { number: '\ufeff5J\u00ad 637', time: null },
      }),
    ];
    const contactInfo = {
      ...CONTACT,
      name: '\u200eMaria\u3164 علی\u200cرضا\u061c',
      email: '\u202amaria@example.com\u202c',
    };
    const saved = await send(services, 'POST', UPSERT, { body: aCartBody({ bookingItems, contactInfo }) });
    expect(saved.status).toBe(200);
    const others = await aServices(await newPlace());
    await book(others, { bookingItems, contactInfo });
    const booking = await others.unitOfWork.read((repositories) => repositories.bookings.find(REF));
    expect(booking?.booker).toMatchObject({ name: 'Maria علی\u200cرضا', email: 'maria@example.com' });
    expect(booking?.trips[0]?.trip).toMatchObject({ notes: 'Gate 7\nor 8', arrival: { number: '5J 637' } });
    expect(booking?.trips[0]?.pickup.name).toMatch(/Exit B$/);
  });

  test('as the whole name is no name', async () => {
    const services = await aServices(await newPlace());
    const body = aBookingBody({ contactInfo: { ...CONTACT, name: '\u3164\u200b\u2800\u202e' } });
    const answer = await send(services, 'POST', '/api/bookings', { body, key: 'a-key-of-the-browser' });
    expect([answer.status, fieldsOf(answer)]).toEqual([422, ['contactInfo.name']]);
  });
});
