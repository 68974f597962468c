import { expect, test } from 'vitest';
import { receivePayment } from '../../../../src/server/payments/receive-payment.ts';
import { refundBooking } from '../../../../src/server/payments/refund-booking.ts';
import { aBookingCatalogue } from '../../../fixtures/builders/a-booking-catalogue.ts';
import { aStripe, refusal } from '../../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { paying } from '../../../fixtures/steps/paying.ts';
import { paidByStripe, refund, settleRefund } from '../../../fixtures/steps/refunding.ts';

const refundsOf = ({ unitOfWork }: TestServices) =>
  unitOfWork.read((repositories) => repositories.refunds.ofBooking(REF));

const payByHand = ({ unitOfWork, clock }: TestServices, cents: number) =>
  unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id: '1', bookingRef: REF, method: 'manual', cents, actor: 'operator' },
      aBookingCatalogue(),
      clock(),
    ),
  );

describeOnBothDatabases('a refund by the operator', (newPlace) => {
  test('gives nothing back when the traveller cancels, and what is owed when the operator says so', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    expect(stripe.refunds).toEqual([]);
    expect(await read()).toMatchObject({ status: 'cancelled', refundDue: { minor: 17_300 } });
    expect(await refund(services)).toMatchObject({ kind: 'done', results: [{ kind: 'done' }], byHandCents: 0 });
    expect(stripe.refunds).toMatchObject([{ amount: 17_300, payment_intent: 'pi_1' }]);
    expect(await read()).toMatchObject({
      paid: { minor: 17_300 },
      refundDue: { minor: 0 },
      refunded: { minor: 17_300 },
    });
    expect(await refund(services)).toEqual({ kind: 'nothing-owed' });
    expect(stripe.refunds).toHaveLength(1);
  });

  test('is written down once, whatever Stripe says about it and when', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    await refund(services);
    const [given] = stripe.refunds;
    await stripe.tell(services, 'refund.updated', { ...given, status: 'succeeded' });
    await stripe.tell(services, 'refund.created', { ...given, status: 'pending' });
    await stripe.tell(services, 'charge.refunded', { payment_intent: 'pi_1', amount_refunded: 17_300 });
    expect(await refundsOf(services)).toMatchObject([
      { serviceId: 're_1', status: 'given', cents: 17_300, actor: 'operator' },
    ]);
    expect(await read()).toMatchObject({ refunded: { minor: 17_300 } });
  });

  test('is heard of from Stripe while its answer is lost', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    stripe.troubles.push('hang up', 'hang up');
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'unanswered' }] });
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 17_300 } });
    await stripe.tell(services, 'refund.created', stripe.giveBack(17_300));
    expect(await refundsOf(services)).toMatchObject([{ serviceId: 're_1', status: 'given' }]);
    expect(await refund(services)).toEqual({ kind: 'nothing-owed' });
  });

  test('is asked for again under the same name when its answer was lost', async () => {
    const stripe = await aStripe();
    const { services, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    stripe.troubles.push('hang up', 'hang up');
    await refund(services);
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done', refund: { status: 'pending' } }] });
    const asked = stripe.requests.filter(({ path, method }) => method === 'POST' && path === '/v1/refunds');
    expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect([asked.length, stripe.refunds.length]).toEqual([3, 1]);
  });

  test.each([
    ['given', { refundDue: { minor: 0 }, refunded: { minor: 17_300 } }],
    ['failed', { refundDue: { minor: 17_300 } }],
  ] as const)(
    'that was not answered for a day is left to the operator, who says it was %s',
    async (status, booking) => {
      const stripe = await aStripe();
      const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
      await cancel(17_300);
      stripe.troubles.push('hang up', 'hang up');
      await refund(services);
      services.setTime('2026-11-22T08:00:01+08:00');
      const outcome = await refund(services);
      expect(outcome).toMatchObject({ results: [{ kind: 'uncertain' }] });
      expect(stripe.refunds).toEqual([]);
      const [{ id } = { id: '' }] = await refundsOf(services);
      expect(await settleRefund(services, id, status)).toMatchObject({ kind: 'settled', refund: { status } });
      expect(await read()).toMatchObject(booking);
    },
  );

  test('that Stripe refuses is owed again', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    stripe.troubles.push(refusal(400, 'Insufficient funds'));
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'refused', why: 'Insufficient funds' }] });
    expect(await read()).toMatchObject({ refundDue: { minor: 17_300 } });
    expect(await read()).not.toHaveProperty('refunded');
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done' }] });
  });

  test('that fails days later is owed again', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    await refund(services);
    for (const type of ['refund.failed', 'refund.updated']) {
      await stripe.tell(services, type, { ...stripe.refunds[0], status: 'failed' });
    }
    expect(await read()).toMatchObject({ refundDue: { minor: 17_300 } });
    expect(await refundsOf(services)).toMatchObject([{ status: 'failed' }]);
  });

  test('of a part leaves the rest to be given back, to the last cent', async () => {
    const stripe = await aStripe({ STRIPE_CURRENCY: 'JPY' });
    const { services, read } = await paidByStripe(stripe, await newPlace());
    await refund(services, { cents: 100, reason: 'The van was late.' });
    expect(await read()).toMatchObject({ status: 'paid', refundNow: { minor: 17_200 }, refunded: { minor: 100 } });
    await refund(services, { cents: 33 });
    expect(await refund(services, { cents: 17_168 })).toMatchObject({ kind: 'too-much', most: 17_167 });
    await refund(services, { cents: 17_167 });
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([150, 49, 25_751]);
    expect(stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(25_950);
  });

  test('on the pages of Stripe is written down too', async () => {
    const stripe = await aStripe();
    const { services, read } = await paidByStripe(stripe, await newPlace());
    await stripe.tell(services, 'refund.created', stripe.giveBack(5000));
    stripe.giveBack(300);
    await stripe.tell(services, 'charge.refunded', { payment_intent: 'pi_1', amount_refunded: 5300 });
    expect(await read()).toMatchObject({ status: 'paid', refunded: { minor: 5300 }, refundNow: { minor: 12_000 } });
    expect(await refundsOf(services)).toMatchObject([{ actor: 'payment' }, { actor: 'payment' }]);
  });

  test('comes again as a message when Stripe cannot be asked what it was', async () => {
    const stripe = await aStripe();
    const { services, read } = await paidByStripe(stripe, await newPlace());
    stripe.giveBack(5000);
    stripe.troubles.push('hang up', 'hang up');
    const charge = { payment_intent: 'pi_1', amount_refunded: 5000 };
    const answer = await stripe.tell(services, 'charge.refunded', charge);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await stripe.tell(services, 'charge.refunded', charge)).status).toBe(200);
    expect(await read()).toMatchObject({ refunded: { minor: 5000 } });
  });

  test('takes the newest payment first, and leaves to the operator what came by hand', async () => {
    const stripe = await aStripe();
    const made = await paying(stripe, await newPlace());
    const { services, start, read, cancel } = made;
    await payByHand(services, 7300);
    services.setTime('2026-11-21T13:00:00+08:00');
    await start();
    await stripe.tell(services, 'checkout.session.completed', stripe.pay());
    expect(stripe.sessions).toMatchObject([{ amount_total: 10_000 }]);
    expect(await refund(services, { cents: 1000 })).toMatchObject({ results: [{ kind: 'done' }], byHandCents: 0 });
    await cancel(16_300);
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done' }], byHandCents: 7300 });
    expect(await read()).toMatchObject({ refundDue: { minor: 7300 }, refunded: { minor: 10_000 } });
    expect(await refund(services, { method: 'by-hand' })).toMatchObject({ results: [{ refund: { status: 'given' } }] });
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 17_300 } });
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1000, 9000]);
  });

  test('asks once when the operator says it twice at the same time', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    await Promise.all([refund(services), refund(services)]);
    expect(stripe.refunds).toHaveLength(1);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 17_300 } });
  });

  test('finds no booking of another name', async () => {
    const { services } = await paidByStripe(await aStripe(), await newPlace());
    const request = { cents: 'owed', reason: '', method: 'services' } as const;
    expect(await refundBooking(services, 'ZZZZ9999', request)).toEqual({ kind: 'missing' });
  });
});
