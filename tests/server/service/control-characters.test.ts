import { expect, test } from 'vitest';
import { aCartItem } from '../../fixtures/a-cart-item.ts';
import { aBookingBody, aCartBody, book, CONTACT, REF, send } from '../../fixtures/a-client.ts';
import { aServices } from '../../fixtures/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/databases.ts';

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

  test('that is typed, a line break or a tab, is taken', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const reason = 'A storm:\r\n\tsignal 2\nis up';
    const answer = await send(services, 'POST', CANCELLATION, { body: { ...REFUND, reason }, secret });
    expect(answer.status).toBe(200);
    const events = await services.store.read((ledger) => ledger.bookings.events(REF));
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
});
