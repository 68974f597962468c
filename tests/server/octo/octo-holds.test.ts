import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { vacanciesOf } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import {
  aReseller,
  aReservation,
  aSellingReseller,
  OCTO_CONTACT,
  people,
  uuidOf,
} from '../../fixtures/steps/a-reseller.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const [ONE, TWO] = [uuidOf(1), uuidOf(2)];

describeOnBothDatabases('places that a reseller holds (specification.md#bookings-of-resellers)', (newPlace) => {
  test('are taken for half an hour, and given back at that instant', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const { body } = await reseller.hold(ONE);
    expect([body.status, body.utcExpiresAt, body.voucher]).toEqual(['ON_HOLD', '2026-11-21T04:30:00Z', null]);
    expect(await vacanciesOf(services)).toBe(8);
    services.setTime('2026-11-21T12:29:59+08:00');
    expect(await vacanciesOf(services)).toBe(8);
    services.setTime('2026-11-21T12:30:00+08:00');
    expect(await vacanciesOf(services)).toBe(10);
    expect((await reseller.get(`/bookings/${ONE}`)).body).toMatchObject({ status: 'EXPIRED', utcExpiresAt: null });
    const late = await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT });
    expect([late.status, late.body]).toMatchObject([400, { error: 'INVALID_BOOKING_UUID', uuid: ONE }]);
    expect(await vacanciesOf(services)).toBe(10);
  });

  test('are held as long as is asked for, up to an hour, and a day with extensions', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    expect((await reseller.hold(ONE, { expirationMinutes: 5 })).body.utcExpiresAt).toBe('2026-11-21T04:05:00Z');
    expect((await reseller.hold(TWO, { expirationMinutes: 600 })).body.utcExpiresAt).toBe('2026-11-21T05:00:00Z');
    const extend = (minutes?: number) =>
      reseller.post(`/bookings/${TWO}/extend`, minutes === undefined ? undefined : { expirationMinutes: minutes });
    services.setTime('2026-11-21T12:50:00+08:00');
    expect((await extend()).body.utcExpiresAt).toBe('2026-11-21T05:20:00Z');
    const end = Date.parse('2026-11-22T12:00:00+08:00');
    for (let at = Date.parse('2026-11-21T13:10:00+08:00'); at < end; at += 50 * 60_000) {
      services.setTime(manilaIso(at));
      expect((await extend(60)).status).toBe(200);
    }
    expect((await reseller.get(`/bookings/${TWO}`)).body.utcExpiresAt).toBe('2026-11-22T04:00:00Z');
    services.setTime('2026-11-22T12:00:00+08:00');
    const over = await extend(60);
    expect([over.status, over.body.error]).toEqual([400, 'INVALID_BOOKING_UUID']);
    expect(await vacanciesOf(services)).toBe(10);
  });

  test('are given back by a cancellation, which can be sent twice and in both ways', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.hold(ONE);
    const first = await reseller.delete(`/bookings/${ONE}/cancel`, { reason: 'They changed their minds.' });
    expect(first.body).toMatchObject({ status: 'CANCELLED', cancellation: { reason: 'They changed their minds.' } });
    expect(await vacanciesOf(services)).toBe(10);
    expect((await reseller.post(`/bookings/${ONE}/cancel`)).body).toEqual(first.body);
    const extended = await reseller.post(`/bookings/${ONE}/extend`, { expirationMinutes: 30 });
    expect([extended.status, extended.body.error]).toEqual([400, 'UNPROCESSABLE_ENTITY']);
    expect((await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT })).body).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
      errorMessage: 'This booking is over.',
    });
  });

  test('belong to a reference that no cart can claim afterwards', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const { supplierReference: ref } = (await reseller.sell(ONE)).body;
    const cart = {
      contactInfo: { name: 'X', email: null, mobile: null },
      bookingItems: [],
      currency: 'USD',
      revision: 1,
    };
    expect((await send(services, 'POST', `/api/cart/upsert/${ref}`, { body: cart })).status).toBe(404);
    expect((await send(services, 'GET', `/api/bookings/${ref}`)).status).toBe(404);
  });

  test('are at most those of a hundred bookings at once', { timeout: 60_000 }, async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    for (let number = 0; number < 10; number += 1) {
      for (let day = 12; day < 22; day += 1) {
        const availabilityId = `2027-01-${day}T07:30:00+08:00`;
        expect((await reseller.hold(uuidOf(number * 100 + day), { availabilityId, unitItems: people(1) })).status).toBe(
          200,
        );
      }
    }
    const one = { availabilityId: '2027-01-25T07:30:00+08:00' };
    expect((await reseller.hold(uuidOf(9999), one)).body.errorMessage).toContain('You hold places of 100 bookings.');
    const other = await aReseller(services, { name: 'Another' });
    expect((await other.hold(uuidOf(9999), one)).status).toBe(200);
    await reseller.post(`/bookings/${uuidOf(12)}/cancel`);
    expect((await reseller.hold(uuidOf(9999), one)).status).toBe(200);
  });
});

describeOnBothDatabases('the uuid of a reseller (specification.md#bookings-of-resellers)', (newPlace) => {
  test('makes a request one, also when it is sent five times at once, and whatever became of it', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const answers = await Promise.all(Array.from({ length: 5 }, () => reseller.hold(ONE)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect([answers[0]?.status, await vacanciesOf(services)]).toEqual([200, 8]);
    const confirmed = await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT });
    expect(confirmed.body.status).toBe('CONFIRMED');
    services.setTime('2026-11-21T12:10:00+08:00');
    expect((await reseller.post(`/bookings/${ONE}/confirm`, { contact: OCTO_CONTACT })).body).toEqual(confirmed.body);
    expect((await reseller.hold(ONE)).body).toEqual(confirmed.body);
    expect(await vacanciesOf(services)).toBe(8);
  });

  test('is refused for another request, and is free for another reseller', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.hold(ONE);
    const reused = await reseller.hold(ONE, { unitItems: people(3) });
    expect([reused.status, reused.body]).toMatchObject([400, { error: 'INVALID_BOOKING_UUID', uuid: ONE }]);
    const other = await aReseller(services, { name: 'Another' });
    expect((await other.hold(ONE, { unitItems: people(3) })).body.status).toBe('ON_HOLD');
    expect(await vacanciesOf(services)).toBe(5);
  });

  test('is made here where a reseller sends none', async () => {
    const { reseller } = await aSellingReseller(await newPlace());
    const first = await reseller.post('/bookings', aReservation());
    const second = await reseller.post('/bookings', aReservation());
    expect(first.body.uuid).not.toBe(second.body.uuid);
    expect((await reseller.get(`/bookings/${first.body.uuid.toUpperCase()}`)).body).toEqual(first.body);
  });
});
