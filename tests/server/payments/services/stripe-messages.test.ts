import { expect, test } from 'vitest';
import { aStripe } from '../../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { paying } from '../../../fixtures/steps/paying.ts';

const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';

const historyOf = async ({ unitOfWork }: TestServices) =>
  (await unitOfWork.read((repositories) => repositories.bookings.events(REF))).map(({ to, actor }) => [to, actor]);

const paymentsOf = ({ unitOfWork }: TestServices) =>
  unitOfWork.read((repositories) => repositories.payments.ofBooking(REF));

describeOnBothDatabases('a message of Stripe that a page', (newPlace) => {
  test('was paid makes the booking paid, once, however often it comes', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const session = stripe.pay();
    const answers = await Promise.all([1, 2, 3].map(() => stripe.tell(services, COMPLETED, session)));
    answers.push(await stripe.tell(services, SUCCEEDED, session));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { received: true }]));
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } });
    expect(await historyOf(services)).toEqual([
      ['awaiting-payment', 'traveller'],
      ['paid', 'payment'],
    ]);
    expect(await paymentsOf(services)).toMatchObject([
      { id: 'stripe:pi_1', method: 'stripe', cents: 17_300, charged: { amount: 17_300, currency: 'USD' } },
    ]);
    expect((await start()).status).toBe(409);
  });

  test('was finished but not paid yet changes nothing until the money has come', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, COMPLETED, stripe.pay({ payment_status: 'unpaid' }));
    expect((await read()).status).toBe('awaiting-payment');
    await stripe.tell(services, SUCCEEDED, stripe.pay());
    expect((await read()).status).toBe('paid');
  });

  test('was paid comes before and after that it was finished', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, SUCCEEDED, stripe.pay());
    await stripe.tell(services, COMPLETED, stripe.pay({ payment_status: 'unpaid' }));
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 } });
  });

  test.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    'is over (%s) lets the traveller begin anew, and never takes a payment back',
    async (type) => {
      const stripe = await aStripe();
      const { services, start, read } = await paying(stripe, await newPlace());
      const first = await start();
      expect((await stripe.tell(services, type, stripe.sessions[0] ?? {})).status).toBe(200);
      expect((await read()).status).toBe('awaiting-payment');
      expect((await start()).body.url).not.toBe(first.body.url);
      const paid = stripe.pay();
      await stripe.tell(services, COMPLETED, paid);
      await stripe.tell(services, type, paid);
      expect((await read()).status).toBe('paid');
    },
  );

  test('was paid gives an expired booking its life back', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    services.setTime('2026-11-23T12:00:00+08:00');
    expect((await read()).status).toBe('expired');
    await stripe.tell(services, COMPLETED, stripe.pay());
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } });
  });

  test('was paid in part after the time to pay keeps the money and owes it back', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    services.setTime('2026-11-23T12:00:00+08:00');
    await stripe.tell(services, COMPLETED, stripe.pay({ amount_total: 5000 }));
    expect(await read()).toMatchObject({ status: 'expired', paid: { minor: 5000 }, refundDue: { minor: 5000 } });
  });

  test('was paid after the traveller cancelled keeps the money and owes it back', async () => {
    const stripe = await aStripe();
    const { services, start, read, cancel } = await paying(stripe, await newPlace());
    await start();
    expect((await cancel(0)).status).toBe(200);
    await stripe.tell(services, COMPLETED, stripe.pay());
    expect(await read()).toMatchObject({ status: 'cancelled', paid: { minor: 17_300 }, refundDue: { minor: 17_300 } });
  });

  test('was paid although another payment had come already owes what is above the price', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, 'checkout.session.expired', stripe.sessions[0] ?? {});
    await start();
    const [first, second] = stripe.sessions;
    for (const [session, payment_intent] of [
      [second, 'pi_2'],
      [first, 'pi_1'],
    ] as const) {
      await stripe.tell(services, COMPLETED, { ...session, payment_status: 'paid', payment_intent });
    }
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 34_600 }, refundDue: { minor: 17_300 } });
  });
});

describeOnBothDatabases('money that is not what was asked', (newPlace) => {
  test.each([
    ['less', { amount_total: 10_000 }, 10_000, 'awaiting-payment', 0],
    ['more', { amount_total: 20_000 }, 20_000, 'paid', 2700],
    ['another currency', { currency: 'jpy' }, 0, 'awaiting-payment', 0],
  ])('%s counts for what came, and the operator hears of it', async (_name, changes, cents, status, owed) => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const session = stripe.pay(changes);
    expect((await stripe.tell(services, COMPLETED, session)).status).toBe(200);
    expect(await read()).toMatchObject({ status, paid: { minor: cents }, refundDue: { minor: owed } });
    const charged = { amount: session.amount_total, currency: session.currency.toUpperCase() };
    expect(await paymentsOf(services)).toMatchObject([{ cents, charged }]);
    expect(services.log).toContainEqual({
      level: 'error',
      fields: {
        service: 'stripe',
        why: expect.stringMatching(`17300 USD was asked .* it counts for ${cents} US cents`),
      },
    });
  });

  test('in yen counts for its share of the dollars that were asked', async () => {
    const stripe = await aStripe({ STRIPE_CURRENCY: 'JPY' });
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, COMPLETED, stripe.pay({ amount_total: 25_949 }));
    expect(await read()).toMatchObject({ status: 'awaiting-payment', paid: { minor: 17_299 } });
  });

  test('for a page that did not begin here counts for nothing', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const foreign = { ...stripe.pay(), id: 'cs_elsewhere', client_reference_id: REF, metadata: { booking_ref: REF } };
    expect((await stripe.tell(services, COMPLETED, foreign)).status).toBe(200);
    expect((await read()).status).toBe('awaiting-payment');
    expect(services.log).toMatchObject([{ level: 'warn', fields: { event: 'paid', id: 'cs_elsewhere' } }]);
  });
});
