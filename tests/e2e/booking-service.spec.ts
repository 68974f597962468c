import { expect, test } from '@playwright/test';
import { bookingSchema, placeBookingContract } from '../../src/lib/bookings/bookings.contract.ts';
import { saveCartContract } from '../../src/lib/cart/cart.contract.ts';
import { paymentMethodsContract, startPaymentContract } from '../../src/lib/payments/payments.contract.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../src/lib/site/headers.ts';
import { identifier } from '../../src/lib/text/identifier.ts';

/** Four weeks from now, in Palawan. */
const date = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10);
const CONTACT = { name: 'Maria Santos', email: 'maria@example.com', mobile: '+639175550100' };
const plan = { base: 173, extra: 0, inc: 8, currency: 'USD' };
const ITEM = {
  ref: 'AAAAAAAA',
  trip: {
    listingCode: 'PV-PPS-ELN',
    date,
    time: '07:30',
    people: 2,
    pickup: { areaId: null, text: 'Hotel Centro' },
    dropoff: { areaId: null, text: 'Casa Maria' },
    arrival: null,
    notes: '',
  },
  title: 'A van',
  path: '/transfers/puerto-princesa-to-el-nido-private-van',
  planUsd: plan,
  totalUsd: 173,
  rate: 1,
  ratePlan: plan,
  total: 173,
};

test('the built site sells what it shows: a cart is saved, booked, paid by hand and cancelled (specification.md#calls)', {
  tag: ['@phone', '@kept'],
}, async ({ request }) => {
  const ref = identifier(Math.random);
  const cart = { contactInfo: CONTACT, bookingItems: [ITEM], currency: 'USD', revision: 1 };
  const saved = await request.post(`${saveCartContract.path}${ref}`, { data: cart });
  const { secret = '' } = saveCartContract.response.parse(await saved.json());
  const headers = { [SECRET_HEADER]: secret, [IDEMPOTENCY_HEADER]: `e2e-${ref}` };

  const body = { bookingRef: ref, contactInfo: CONTACT, bookingItems: [ITEM], currency: 'USD', termsAccepted: true };
  const wrong = await request.post('/api/bookings', { headers, data: { ...body, expectedTotalUsd: 100 } });
  expect(wrong.status()).toBe(409);
  expect(placeBookingContract.conflict.parse(await wrong.json()).items).toHaveLength(1);
  const placed = await request.post('/api/bookings', { headers, data: { ...body, expectedTotalUsd: 173 } });
  expect(placed.status()).toBe(201);

  const { methods } = paymentMethodsContract.response.parse(await (await request.get('/api/payments/methods')).json());
  const payment = await request.post(`/api/bookings/${ref}/payment`, { headers, data: { method: methods[0]?.id } });
  expect(startPaymentContract.response.parse(await payment.json())).toMatchObject({
    kind: 'instructions',
    reference: ref,
  });

  const data = { expectedRefund: { minor: 0, currency: 'USD' } };
  const cancelled = await request.post(`/api/bookings/${ref}/cancellation`, { headers, data });
  expect(bookingSchema.parse(await cancelled.json()).status).toBe('cancelled');
  expect((await request.get(`/api/bookings/${ref}`)).status()).toBe(404);
  expect((await request.get('/booking-catalogue.json')).status()).toBe(404);
});
