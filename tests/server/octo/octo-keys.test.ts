import { expect, test } from 'vitest';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { aBookingCatalogue, aPassportTrip, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCountedCatalogue, aSeatBody, aSharedVan, placeSeats } from '../../fixtures/builders/a-shared-van.ts';
import { send } from '../../fixtures/steps/a-client.ts';
import { aReseller, aReservation, aSellingReseller, OCTO_CONTACT, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const [ONE, TWO] = [uuidOf(1), uuidOf(2)];

describeOnBothDatabases('keys of resellers (specification.md#resellers)', (newPlace) => {
  test('open nothing once they are wrong, replaced or removed, and are stored as hashes', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const ask = async (authorization?: string) => {
      const { status, body } = await send(services, 'GET', '/api/octo/supplier', {
        headers: authorization === undefined ? {} : { authorization },
      });
      return [status, body.error];
    };
    expect(await ask()).toEqual([401, 'UNAUTHORIZED']);
    expect(await ask('Basic YTpi')).toEqual([401, 'UNAUTHORIZED']);
    for (const wrong of ['x', reseller.key.slice(1), `${reseller.key}A`, reseller.key.toLowerCase(), "' or 1=1"]) {
      expect((await ask(`Bearer ${wrong}`))[0]).toBeGreaterThan(400);
    }
    expect(await ask(`Bearer ${reseller.key}`)).toEqual([200, undefined]);
    const again = await aReseller(services);
    expect([await ask(`Bearer ${reseller.key}`), await ask(`Bearer ${again.key}`)]).toEqual([
      [403, 'FORBIDDEN'],
      [200, undefined],
    ]);
    await services.unitOfWork.write('resellers', ({ resellers }) =>
      resellers.remove(again.record.id, { by: 'Ana', at: '2026-11-21T12:00:00+08:00' }),
    );
    expect(await ask(`Bearer ${again.key}`)).toEqual([403, 'FORBIDDEN']);
    const rows = await services.database.read((db) => db.selectFrom('resellers').selectAll().execute());
    for (const { key } of [reseller, again]) expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('show their own bookings alone: all others are unknown alike', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const other = await aReseller(services, { name: 'Another' });
    const { supplierReference: ref } = (await reseller.sell(ONE)).body;
    await reseller.hold(TWO);
    const asks = (uuid: string) => [
      other.get(`/bookings/${uuid}`),
      other.post(`/bookings/${uuid}/confirm`, { contact: OCTO_CONTACT }),
      other.post(`/bookings/${uuid}/extend`),
      other.post(`/bookings/${uuid}/cancel`),
      other.delete(`/bookings/${uuid}/cancel`),
      other.patch(`/bookings/${uuid}`, { notes: 'x' }),
    ];
    for (const uuid of [ONE, TWO, uuidOf(3), ref, 'x', '%00', '..%2f..']) {
      for (const { status, body } of await Promise.all(asks(uuid))) {
        if (status === 404) expect(body.status).toBe(404);
        else expect([status, body.error]).toEqual([400, 'INVALID_BOOKING_UUID']);
      }
    }
    for (const query of ['resellerReference=R-0001', `supplierReference=${ref}`, 'localDate=2027-01-12']) {
      expect([query, (await other.get(`/bookings?${query}`)).body]).toEqual([query, []]);
      expect([query, (await reseller.get(`/bookings?${query}`)).body.length]).toEqual([
        query,
        query.startsWith('l') ? 2 : 1,
      ]);
    }
    const direct = await placeSeats(services, aSeatBody(1, 1));
    expect([direct.status, (await other.get('/bookings?supplierReference=AAAA0001')).body]).toEqual([201, []]);
    expect((await other.get('/bookings?localDate=2027-01-12')).body).toEqual([]);
    expect((await reseller.get(`/bookings/${TWO}`)).body.status).toBe('ON_HOLD');
  });
});

test('a key may ask 600 times a minute from any network, and hold places 120 times', async () => {
  const services = await aServices(undefined, { limits: createRateLimits() });
  services.sell(aCountedCatalogue());
  const reseller = await aReseller(services);
  const other = await aReseller(services, { name: 'Another' });
  const reservation = aReservation({ availabilityId: '2030-01-12T07:30:00+08:00' });
  for (let number = 0; number < 120; number += 1) {
    expect((await reseller.post('/bookings', reservation)).body.error).toBe('INVALID_AVAILABILITY_ID');
  }
  const held = await reseller.post('/bookings', reservation);
  expect([held.status, held.body.error, held.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '60']);
  for (let number = 0; number < 479; number += 1) {
    expect((await reseller.get('/supplier', { from: `203.0.113.${number % 250}` })).status).toBe(200);
  }
  expect((await reseller.get('/supplier', { from: '198.51.100.1' })).status).toBe(429);
  expect((await other.get('/supplier')).status).toBe(200);
});

test('resellers sell neither examples nor what needs passports (specification.md#what-resellers-sell)', async () => {
  const { services, reseller } = await aSellingReseller();
  services.sell(aBookingCatalogue([aSharedVan(), aPassportTrip(), aSellableTrip({ sample: true })]));
  expect((await reseller.get('/products')).body.map(({ id }: { id: string }) => id)).toEqual(['SV-PPS-ELN']);
  for (const id of ['PV-PPUR-SVC-PPS', 'PV-PPS-ELN', 'NO-SUCH', '%20']) {
    const { status, body } = await reseller.get(`/products/${id}`);
    expect([status, body.error, body.productId]).toEqual([400, 'INVALID_PRODUCT_ID', decodeURIComponent(id)]);
  }
});
