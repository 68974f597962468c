import { expect, test } from 'vitest';
import { paymentMethodsContract, startPaymentContract } from '../../../../src/lib/payments/payments.contract.ts';
import { receivePayment } from '../../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue, aSellableTrip } from '../../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../../fixtures/builders/a-policy.ts';
import { aStripe, refusal, SITE } from '../../../fixtures/fakes/a-stripe.ts';
import { CONTACT, REF, send } from '../../../fixtures/steps/a-client.ts';
import { NOW } from '../../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { paying } from '../../../fixtures/steps/paying.ts';

const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

describeOnBothDatabases('paying by Stripe', (newPlace) => {
  test('is offered before paying by hand', async () => {
    const { services } = await paying(await aStripe(), await newPlace());
    const { body } = await send(services, 'GET', '/api/payments/methods');
    const { methods } = paymentMethodsContract.response.parse(body);
    expect(methods.map(({ id, currency }) => [id, currency])).toEqual([
      ['stripe', 'USD'],
      ['manual', 'PHP'],
    ]);
  });

  test('opens a page for what is due, with nothing secret in its addresses', async () => {
    const stripe = await aStripe();
    const { secret, start } = await paying(stripe, await newPlace());
    const { status, body } = await start();
    expect(status).toBe(200);
    expect(startPaymentContract.response.parse(body)).toEqual({ kind: 'redirect', url: stripe.sessions[0]?.url });
    const [request] = stripe.requests;
    const form = Object.fromEntries(new URLSearchParams(request?.body));
    expect(form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '17300',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][product_data][name]': `Booking ${REF}: full price`,
      client_reference_id: REF,
      'metadata[booking_ref]': REF,
      'payment_intent_data[metadata][booking_ref]': REF,
      customer_email: CONTACT.email,
      success_url: `${SITE}/confirmation?ref=${REF}`,
      cancel_url: `${SITE}/cancel?ref=${REF}`,
      expires_at: String(NOW / 1000 + 23 * 3600),
    });
    expect(form).not.toHaveProperty('line_items[1][quantity]');
    expect(request?.body).not.toContain(secret);
  });

  test('charges the currency of the settings, in whole units', async () => {
    const stripe = await aStripe({ STRIPE_CURRENCY: 'JPY' });
    await (await paying(stripe, await newPlace())).start();
    expect(stripe.sessions).toMatchObject([{ amount_total: 25_950, currency: 'jpy' }]);
  });

  test('charges the deposit first and the balance afterwards (specification.md#payment)', async () => {
    const stripe = await aStripe();
    const sellDeposit = { sell: aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })]) };
    const { services, start } = await paying(stripe, await newPlace(), (made) => made.sell(sellDeposit.sell));
    await start();
    await services.unitOfWork.write(REF, (repositories) =>
      receivePayment(
        repositories,
        { id: '1', bookingRef: REF, method: 'manual', cents: 3500, actor: 'operator' },
        aBookingCatalogue(),
        NOW,
      ),
    );
    await start();
    expect(stripe.sessions.map(({ amount_total }) => amount_total)).toEqual([3500, 13_800]);
    const names = stripe.requests.map(({ body }) =>
      new URLSearchParams(body).get('line_items[0][price_data][product_data][name]'),
    );
    expect(names).toEqual([`Booking ${REF}: deposit`, `Booking ${REF}: balance`]);
  });

  test('opens one page however often it is asked for', async () => {
    const stripe = await aStripe();
    const { start } = await paying(stripe, await newPlace());
    const answers = await Promise.all([start('first-key'), start('first-key'), start('another-key')]);
    answers.push(await start('one-more-key'));
    expect(new Set(answers.map(({ body }) => body.url))).toEqual(new Set([stripe.sessions[0]?.url]));
    expect(stripe.sessions).toHaveLength(1);
  });

  test('opens another page when the time of the first is over', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    await start();
    services.setTime('2026-11-22T10:54:59+08:00');
    await start();
    expect(stripe.sessions).toHaveLength(1);
    services.setTime('2026-11-22T10:55:00+08:00');
    await start();
    expect(stripe.sessions).toHaveLength(2);
  });

  test('never opens a page that ends before Stripe lets it', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    services.setTime('2026-11-22T11:59:00+08:00');
    expect((await start()).status).toBe(200);
    expect(Number(new URLSearchParams(stripe.requests[0]?.body).get('expires_at')) * 1000 - services.clock()).toBe(
      40 * 60_000,
    );
  });

  test('opens the same page when the first answer was lost', async () => {
    const stripe = await aStripe();
    const { start } = await paying(stripe, await newPlace());
    stripe.troubles.push('hang up', 'hang up');
    const { status, body, headers } = await start();
    expect([status, headers.get('retry-after')]).toEqual([503, '10']);
    expect(body.detail).toMatch(/You were not charged, and we still hold your booking\./);
    expect((await start()).status).toBe(200);
    const keys = stripe.requests.map(({ headers: sent }) => sent['idempotency-key']);
    expect([stripe.sessions.length, keys.length, new Set(keys).size]).toEqual([1, 3, 1]);
  });

  test.each(['silence', 'half', 'cut'] as const)('gives up when Stripe never answers in full: %s', async (trouble) => {
    const stripe = await aStripe({}, 200);
    const { start } = await paying(stripe, await newPlace());
    stripe.troubles.push(trouble, trouble);
    const { status, body } = await start();
    expect([status, body.detail]).toEqual([503, expect.stringContaining('you will not pay twice')]);
    stripe.troubles.length = 0;
    await start();
    expect(new Set(stripe.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  test('opens another page when the answer was lost some minutes ago: its time would be too short', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    stripe.troubles.push('hang up', 'hang up');
    await start();
    services.setTime('2026-11-21T12:04:00+08:00');
    await start();
    expect(new Set(stripe.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  test('says that nothing was charged where Stripe refuses, and begins anew the next time', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    stripe.troubles.push(refusal(400, 'Your account cannot do that. Key sk_test_ofTheTests.'));
    const { status, body } = await start();
    expect([status, body.title]).toEqual([502, 'Bad Gateway']);
    expect(body.detail).toMatch(/You were not charged, and we still hold your booking\./);
    expect(JSON.stringify(body)).not.toContain('account');
    expect(services.log).toContainEqual({ level: 'error', fields: expect.objectContaining({ kind: 'refused' }) });
    expect((await read()).status).toBe('awaiting-payment');
    expect((await start()).status).toBe(200);
  });

  test('needs the secret, and something that is due', async () => {
    const stripe = await aStripe();
    const { services, start, cancel } = await paying(stripe, await newPlace());
    const path = `/api/bookings/${REF}/payment`;
    const other = { body: { method: 'stripe' }, key: 'a-payment', secret: 'A'.repeat(43) };
    expect((await send(services, 'POST', path, other)).status).toBe(404);
    await cancel(0);
    expect((await start()).status).toBe(409);
    expect(stripe.requests).toEqual([]);
  });
});
