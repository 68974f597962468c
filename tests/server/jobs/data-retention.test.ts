import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { expireBookings } from '../../../src/server/bookings/expire-bookings.ts';
import { deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aBookingBody, aCartBody, book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOW, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const removeExpired = ({ unitOfWork }: TestServices, iso: string) => deleteExpiredData(unitOfWork, Date.parse(iso));

/** Saves a cart, with its secret once it has one. */
const saveCart = (services: TestServices, changes: object = {}, secret?: string) =>
  send(services, 'POST', `/api/cart/upsert/${REF}`, { body: aCartBody(changes), secret });

describeOnBothDatabases('what nobody needs any more (ADR 10)', (newPlace) => {
  test('a cart is forgotten with its secrets once nobody has saved it for 90 days, and its reference is free again', async () => {
    const services = await aServices(await newPlace());
    await saveCart(services);
    expect((await removeExpired(services, '2027-02-19T12:00:00+08:00')).carts).toBe(0);
    expect((await removeExpired(services, '2027-02-19T12:00:01+08:00')).carts).toBe(1);
    expect(await services.unitOfWork.read(({ secrets }) => secrets.hashesOf(REF))).toEqual([]);
    expect((await saveCart(services)).body).toMatchObject({ ref: REF, secret: expect.any(String) });
  });

  test('a cart that is saved again is kept for 90 more days', async () => {
    const services = await aServices(await newPlace());
    const { secret } = (await saveCart(services)).body;
    services.setTime('2027-02-19T12:00:00+08:00');
    await saveCart(services, { revision: 2 }, secret);
    expect((await removeExpired(services, '2027-05-20T12:00:00+08:00')).carts).toBe(0);
    expect((await send(services, 'GET', `/api/cart/${REF}`, { secret })).status).toBe(200);
  });

  test('a booking and its secrets are kept, however old its cart was', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    await removeExpired(services, '2030-01-01T12:00:00+08:00');
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).status).toBe(200);
  });

  test('a booking that nobody paid is forgotten 90 days after its time to pay, with everything of its people', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const expiresAt = (await services.unitOfWork.read(({ bookings }) => bookings.find(REF)))?.expiresAt ?? '';
    const after = (seconds: number) => manilaIso(Date.parse(expiresAt) + 90 * 86_400_000 + seconds * 1000);
    expect((await removeExpired(services, after(60))).bookings).toBe(0);
    await expireBookings(services.unitOfWork, Date.parse(expiresAt));
    expect((await removeExpired(services, after(0))).bookings).toBe(0);
    expect((await removeExpired(services, after(1))).bookings).toBe(1);
    const rows = await services.unitOfWork.read(({ people }) => people.rowsOf(REF));
    expect(Object.values(rows).flat()).toEqual([]);
    expect((await removeExpired(services, after(1))).bookings).toBe(0);
  });

  test('a booking that was cancelled unpaid is forgotten as well, one that holds money is kept', async () => {
    const services = await aServices(await newPlace());
    for (const ref of ['FREE0001', 'PAID0001']) await book(services, { bookingRef: ref });
    await services.unitOfWork.write('PAID0001', (repositories) =>
      receivePayment(
        repositories,
        { id: '1', bookingRef: 'PAID0001', method: 'manual', cents: 100, actor: 'operator' },
        aBookingCatalogue(),
        NOW,
      ),
    );
    for (const ref of ['FREE0001', 'PAID0001']) {
      await services.unitOfWork.write(ref, async (repositories) => {
        const booking = await repositories.bookings.find(ref);
        const request = { expectedRefund: null, reason: 'Storm', actor: 'operator', isFullRefund: true } as const;
        if (booking) await cancelBooking(repositories, booking, request, NOW);
      });
    }
    expect((await removeExpired(services, '2030-01-01T12:00:00+08:00')).bookings).toBe(1);
    const left = await services.unitOfWork.read(({ bookings }) => bookings.find('PAID0001'));
    expect(left?.paidCents).toBe(100);
  });

  test('any booking is forgotten ten years after the year of its last trip', async () => {
    const services = await aServices(await newPlace());
    const { booking } = await book(services);
    await services.unitOfWork.write(REF, (repositories) =>
      receivePayment(
        repositories,
        { id: '1', bookingRef: REF, method: 'manual', cents: 17_300, actor: 'operator' },
        aBookingCatalogue(),
        NOW,
      ),
    );
    expect(booking.trips[0]?.departure).toMatch(/^2027-01/);
    expect((await removeExpired(services, '2037-12-31T12:00:00+08:00')).bookings).toBe(0);
    expect((await removeExpired(services, '2038-01-01T12:00:00+08:00')).bookings).toBe(1);
  });

  test('the key of a request is forgotten after 30 days: until then a repetition books nothing', async () => {
    const services = await aServices(await newPlace());
    const repeat = () =>
      send(services, 'POST', '/api/bookings', { body: aBookingBody(), key: `key-for-${REF}` }).then(
        ({ status }) => status,
      );
    const isStored = async () =>
      (await services.unitOfWork.read(({ idempotency }) => idempotency.find(`key-for-${REF}`))) !== null;
    expect([await repeat(), await repeat()]).toEqual([201, 200]);
    await removeExpired(services, '2026-12-21T12:00:00+08:00');
    expect([await isStored(), await repeat()]).toEqual([true, 200]);
    await removeExpired(services, '2026-12-21T12:00:01+08:00');
    expect(await isStored()).toBe(false);
  });

  test('where a traveller came from is forgotten with the cart, and kept with the booking, however often it is asked', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await services.unitOfWork.write('', async ({ attributions }) => {
      for (const ref of [REF, 'GONE0001'])
        await attributions.save({ ref, labels: { utm_source: 'x' }, at: '2026-11-21T12:00:00+08:00' });
    });
    for (const time of ['2027-02-19T12:00:00+08:00', '2027-02-19T12:00:01+08:00', '2030-01-01T12:00:00+08:00']) {
      await removeExpired(services, time);
    }
    const left = await services.unitOfWork.read(({ attributions }) => attributions.ofBookings([REF, 'GONE0001']));
    expect(left.map(({ ref }) => ref)).toEqual([REF]);
  });
});
