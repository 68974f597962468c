import { expect, test } from 'vitest';
import { bookingSchema } from '../../../src/lib/api/bookings.ts';
import {
  checkPassportKeys,
  forgetOldPassports,
  reencryptPassports,
} from '../../../src/lib/server/participants/passport-care.ts';
import { receivePayment } from '../../../src/lib/server/payments/receive-payment.ts';
import { aBookingCatalogue, aPassportTrip, aSellableTrip } from '../../fixtures/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/a-cart-item.ts';
import { book, REF, send } from '../../fixtures/a-client.ts';
import { aRing, aServices, type TestServices } from '../../fixtures/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/databases.ts';

const PASSPORT = { name: 'MARIA SANTOS', number: 'P1234567A', expiry: '2031-05-20', country: 'PH' };
const MARIA = { name: 'Maria Santos', nationality: 'PH', ageBand: 'adult', passport: PASSPORT };
const PATH = `/api/bookings/${REF}/participants`;
const TOUR = 'TTTTTTTT';
const VAN = 'VVVVVVVV';

/** A booking with the tour that asks for passports, and the van that does not. */
async function aBooking(place?: DatabasePlace): Promise<{ services: TestServices; secret: string }> {
  const services = await aServices(place);
  services.sell(aBookingCatalogue([aPassportTrip(), aSellableTrip()]));
  const bookingItems = [aCartItem(TOUR, { listingCode: 'PV-PPUR-SVC-PPS' }), aCartItem(VAN)];
  const { secret } = await book(services, { bookingItems, expectedTotalUsd: 346 });
  return { services, secret };
}

const save = (services: TestServices, secret: string, changes: object = {}, person: object = {}) => {
  const body = { tripRef: TOUR, index: 0, participant: { ...MARIA, ...person }, ...changes };
  return send(services, 'PUT', PATH, { body, secret });
};

describeOnBothDatabases('PUT /api/bookings/{ref}/participants (specification, section 5)', (newPlace) => {
  test('saves a person and reads a passport back with its last three signs alone', async () => {
    const { services, secret } = await aBooking(await newPlace());
    const answer = await save(services, secret);
    expect(answer.status).toBe(200);
    const [tour, van] = bookingSchema.parse(answer.body).trips;
    expect(tour?.participants).toEqual([{ ...MARIA, passport: { ...PASSPORT, number: 'XXXXX67A' } }, null]);
    expect(van?.participants).toEqual([null, null]);
  });

  test('keeps no passport in the clear, nor where the trip asks for none', async () => {
    const { services, secret } = await aBooking(await newPlace());
    await save(services, secret);
    await save(services, secret, { tripRef: VAN });
    const rows = await services.database.read((db) =>
      db.selectFrom('participants').selectAll().orderBy('trip_ref').execute(),
    );
    expect(rows.map(({ passport }) => passport === null)).toEqual([false, true]);
    expect(JSON.stringify(rows)).not.toMatch(/P1234567A|2031-05-20|MARIA SANTOS/);
  });

  test('keeps the number of a form that is saved again as it was read', async () => {
    const { services, secret } = await aBooking(await newPlace());
    const read = (await save(services, secret)).body.trips[0].participants[0];
    await save(services, secret, { participant: { ...read, name: 'Maria C. Santos' } });
    const { passport, ...rest } =
      (await services.store.read(({ participants }) => participants.ofBooking(REF)))[0] ?? {};
    expect(rest).toMatchObject({ name: 'Maria C. Santos' });
    const again = await save(services, secret, {}, { passport: { ...read.passport, number: 'XXXXX67A' } });
    expect(again.body.trips[0].participants[0].passport.number).toBe('XXXXX67A');
    expect(passport).toBeTruthy();
  });

  test.each([
    ['no passport', {}, { passport: null }, 'participant.passport'],
    [
      'a passport that expires on the day',
      {},
      { passport: { ...PASSPORT, expiry: '2027-01-12' } },
      'participant.passport.expiry',
    ],
    ['a passport without a number', {}, { passport: { ...PASSPORT, number: '' } }, 'participant.passport.number'],
    ['a passport without a country', {}, { passport: { ...PASSPORT, country: '' } }, 'participant.passport.country'],
    ['a trip of another booking', { tripRef: 'ZZZZZZZZ' }, {}, 'tripRef'],
    ['one person too many', { index: 2 }, {}, 'index'],
  ])('refuses %s with the field', async (_name, change, person, field) => {
    const { services, secret } = await aBooking(await newPlace());
    const answer = await save(services, secret, change, person);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ field, detail: expect.stringMatching(/\w/) }]);
  });

  test('needs the secret', async () => {
    const { services } = await aBooking(await newPlace());
    expect((await save(services, 'A'.repeat(43))).status).toBe(404);
  });

  test('changes nothing of a booking that is over', async () => {
    const { services, secret } = await aBooking(await newPlace());
    services.setTime('2026-11-30T12:00:00+08:00');
    expect((await save(services, secret)).status).toBe(409);
  });
});

describeOnBothDatabases('passports', (newPlace) => {
  test('are encrypted again with a new key, and then the old one may go', async () => {
    const place = await newPlace();
    const { services, secret } = await aBooking(place);
    await save(services, secret);
    await save(services, secret, { index: 1 });
    await expect(checkPassportKeys(services.store, aRing('new'))).rejects.toThrow(
      /^Passports in the database are encrypted with the key "test": add it to PASSPORT_KEYS/,
    );
    expect(await reencryptPassports(services.store, aRing('new', 'test'))).toBe(2);
    await checkPassportKeys(services.store, aRing('new'));
    const later = await aServices(place, { passportKeys: aRing('new') });
    const { body } = await send(later, 'GET', `/api/bookings/${REF}`, { secret });
    expect(body.trips[0].participants[0].passport.number).toBe('XXXXX67A');
  });

  test('are forgotten a month after the last trip', async () => {
    const { services, secret } = await aBooking(await newPlace());
    await save(services, secret);
    const paid = { id: '1', bookingRef: REF, method: 'manual', cents: 34_600, actor: 'operator' } as const;
    await services.store.write(REF, (ledger) => receivePayment(ledger, paid, services.clock()));
    const forget = (iso: string) => forgetOldPassports(services.store, Date.parse(iso));
    expect(await forget('2027-02-11T12:30:00+08:00')).toBe(0);
    expect(await forget('2027-02-11T12:30:01+08:00')).toBe(1);
    expect(await forget('2027-02-11T12:30:01+08:00')).toBe(0);
    const { body } = await send(services, 'GET', `/api/bookings/${REF}`, { secret });
    expect(body.trips[0].participants[0]).toEqual({ ...MARIA, passport: null });
  });

  test('are forgotten at once when a booking is cancelled', async () => {
    const { services, secret } = await aBooking(await newPlace());
    await save(services, secret);
    const body = { expectedRefund: { minor: 0, currency: 'USD' } };
    await send(services, 'POST', `/api/bookings/${REF}/cancellation`, { body, secret });
    expect(await forgetOldPassports(services.store, services.clock())).toBe(1);
  });
});
