import { expect, test, vi } from 'vitest';
import { resellerInvoice } from '../../../src/server/backoffice/reseller-invoice.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aCountedCatalogue, aSharedVan } from '../../fixtures/builders/a-shared-van.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aReseller, aSellingReseller, people, type TestReseller, uuidOf } from '../../fixtures/steps/a-reseller.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const [ONE, TWO] = [uuidOf(1), uuidOf(2)];

function invoiceOf(services: TestServices, { record }: TestReseller, month = '2026-11') {
  return services.unitOfWork.read((repositories) => resellerInvoice(repositories, record, month));
}

/** A van of which half is kept from now on. */
const HALF = aSharedVan({
  price: { base: 15, extra: 15, inc: 1, currency: 'USD' },
  policy: aPolicy({ ladder: [{ until: '0h', feePercent: 50 }] }),
});

describeOnBothDatabases('prices for resellers (specification.md#net-prices)', (newPlace) => {
  test('are those of travellers less the commission, by person and for the group', async () => {
    const { reseller } = await aSellingReseller(await newPlace());
    const [product] = (await reseller.get('/products')).body;
    const price = { currency: 'USD', currencyPrecision: 2, includedTaxes: [] };
    const seat = { original: 1600, retail: 1600, net: 1360, ...price };
    expect([product.pricingPer, product.options[0].units[0].pricingFrom]).toEqual(['UNIT', [seat]]);
    const days = { localDateStart: '2027-01-12', localDateEnd: '2027-01-12', units: [{ id: 'adult', quantity: 3 }] };
    const asked = { productId: 'SV-PPS-ELN', optionId: 'DEFAULT', ...days };
    const [departure] = (await reseller.post('/availability', asked)).body;
    const group = { original: 4800, retail: 4800, net: 4080, ...price };
    expect([departure.unitPricing, departure.pricing]).toEqual([[{ unitId: 'adult', ...seat }], group]);
    const [day] = (await reseller.post('/availability/calendar', asked)).body;
    expect(day).toMatchObject({ pricingFrom: group, unitPricingFrom: [{ unitId: 'adult', ...seat }] });
    const held = await reseller.hold(ONE, { unitItems: people(3) });
    expect([held.body.pricing, held.body.unitItems[2].pricing]).toEqual([group, seat]);
  });

  test('are for the vehicle where a trip is private, whatever the group', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const price = { base: 374, extra: 40, inc: 2, currency: 'USD' } as const;
    services.sell(aBookingCatalogue([aSellableTrip({ price, sharing: 'alone', capacity: { units: 2, seats: 8 } })]));
    const [product] = (await reseller.get('/products')).body;
    expect([product.pricingPer, product.options[0].pricingFrom[0].retail]).toEqual(['BOOKING', 37_400]);
    const days = { localDateStart: '2027-01-12', localDateEnd: '2027-01-12', units: [{ id: 'adult', quantity: 5 }] };
    const [departure] = (await reseller.post('/availability', { productId: product.id, optionId: 'DEFAULT', ...days }))
      .body;
    expect(departure).toMatchObject({ vacancies: 16, capacity: 16, pricing: { retail: 49_400, net: 41_990 } });
    expect(departure).not.toHaveProperty('unitPricing');
  });

  test('of a booking keep the commission of its day', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.hold(ONE);
    const again = await aReseller(services, { commissionPercent: 20 });
    expect(
      (await again.post(`/bookings/${ONE}/confirm`, { contact: { fullName: 'A B', phoneNumber: '+639175550100' } }))
        .body.pricing.net,
    ).toBe(2720);
    expect((await again.hold(TWO)).body.pricing.net).toBe(2560);
    expect((await invoiceOf(services, again)).totals).toEqual({
      priceCents: 3200,
      commissionCents: 480,
      netCents: 2720,
    });
  });
});

describeOnBothDatabases('invoices of resellers (specification.md#invoices-of-resellers)', (newPlace) => {
  test('have what was confirmed, and no hold', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    const { supplierReference: ref } = (await reseller.sell(ONE)).body;
    await reseller.hold(TWO);
    const { lines, totals } = await invoiceOf(services, reseller);
    expect(lines).toEqual([
      {
        ...{ at: '2026-11-21T12:00:00+08:00', ref, reference: 'R-0001', listing: 'SV-PPS-ELN' },
        ...{ departure: '2027-01-12T07:30:00+08:00', people: 2 },
        ...{ priceCents: 3200, commissionCents: 480, netCents: 2720 },
      },
    ]);
    expect(totals.netCents).toBe(2720);
    const other = await aReseller(services, { name: 'Another' });
    expect((await invoiceOf(services, other)).lines).toEqual([]);
    expect((await invoiceOf(services, reseller, '2026-12')).lines).toEqual([]);
  });

  test('credit what a policy gives back, to the cent, in the month of the cancellation', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    services.sell(aCountedCatalogue([HALF]));
    await reseller.sell(ONE, { unitItems: people(1) });
    const before = await invoiceOf(services, reseller);
    services.setTime('2026-12-02T12:00:00+08:00');
    const cancelled = await reseller.post(`/bookings/${ONE}/cancel`);
    expect(cancelled.body.cancellation.refund).toBe('PARTIAL');
    expect(await invoiceOf(services, reseller)).toEqual(before);
    const { totals } = await invoiceOf(services, reseller, '2026-12');
    // 15.00 at 15% is 12.75 net. Of the 7.50 that are kept the commission is 1.125, so 1.13.
    expect([before.totals.netCents, totals]).toEqual([
      1275,
      { priceCents: -750, commissionCents: -112, netCents: -638 },
    ]);
    expect(before.totals.netCents + totals.netCents).toBe(637);
  });

  test('charge a change that costs more, and credit one that costs less', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.sell(ONE);
    const more = await reseller.patch(`/bookings/${ONE}`, { unitItems: people(5) });
    expect([more.status, more.body.pricing.retail, more.body.unitItems.length]).toEqual([200, 8000, 5]);
    expect((await invoiceOf(services, reseller)).totals).toEqual({
      priceCents: 8000,
      commissionCents: 1200,
      netCents: 6800,
    });
    const less = await reseller.patch(`/bookings/${ONE}`, { unitItems: people(1) });
    expect([less.body.pricing.retail, less.body.status]).toEqual([1600, 'CONFIRMED']);
    const { lines, totals } = await invoiceOf(services, reseller);
    expect(lines.map(({ priceCents }) => priceCents)).toEqual([3200, 4800, -6400]);
    expect(totals).toEqual({ priceCents: 1600, commissionCents: 240, netCents: 1360 });
  });

  test('read at once the bookings that have money in the month, and no others', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    await reseller.sell(ONE);
    const { supplierReference: ref } = (await reseller.sell(TWO)).body;
    services.setTime('2026-12-02T12:00:00+08:00');
    const { supplierReference: later } = (await reseller.sell(uuidOf(3))).body;
    await reseller.post(`/bookings/${TWO}/cancel`);
    await services.unitOfWork.read(async ({ bookings, resellers }) => {
      const findAll = vi.fn(bookings.findAll);
      const find = vi.fn(bookings.find);
      const repositories = { resellers, bookings: { ...bookings, find, findAll } };
      const { lines } = await resellerInvoice(repositories, reseller.record, '2026-12');
      expect(lines.map((line) => [line.ref, line.priceCents, line.people])).toEqual(
        expect.arrayContaining([
          [later, 3200, 2],
          [ref, -3200, 2],
        ]),
      );
      expect(findAll.mock.calls.map(([refs]) => refs.toSorted())).toEqual([[ref, later].toSorted()]);
      expect(find).not.toHaveBeenCalled();
    });
  });

  test('credit all of it where the desk gives everything back, and leave nothing to be paid or given', async () => {
    const { services, reseller } = await aSellingReseller(await newPlace());
    services.sell(aCountedCatalogue([HALF]));
    const { supplierReference: ref } = (await reseller.sell(ONE)).body;
    const joy = await aStaffMember(services, { role: 'owner', name: 'Joy' });
    const paid = (await joy.get(`/api/desk/bookings/${ref}`)).body;
    expect([paid.booking.status, paid.dueCents, paid.payments]).toMatchObject([
      'paid',
      0,
      [{ id: ref, method: 'invoice', cents: 3000, by: null }],
    ]);
    const body = { expectedRefund: { minor: 3000, currency: 'USD' }, reason: 'a storm', isFullRefund: true };
    const { status, body: file } = await joy.post(`/api/desk/bookings/${ref}/cancellation`, body, {
      key: 'key-of-joy',
    });
    expect([status, file.detail]).toEqual([200, undefined]);
    expect([file.booking.status, file.refundCents, file.byHandCents]).toEqual(['cancelled', 0, 0]);
    expect(file.refunds).toMatchObject([{ cents: 3000, method: 'invoice', status: 'given', actor: { name: 'Joy' } }]);
    expect((await invoiceOf(services, reseller)).totals).toEqual({ priceCents: 0, commissionCents: 0, netCents: 0 });
    expect((await reseller.get(`/bookings/${ONE}`)).body.cancellation).toMatchObject({
      refund: 'FULL',
      reason: 'a storm',
    });
  });
});
