import { expect, test } from 'vitest';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { aStripe, type FakeStripe } from '../../fixtures/fakes/a-stripe.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';
import { paidByStripe, refund, settleRefund } from '../../fixtures/steps/refunding.ts';

const refundsOf = ({ unitOfWork }: TestServices) =>
  unitOfWork.read((repositories) => repositories.refunds.ofBooking(REF));
const bookingOf = ({ unitOfWork }: TestServices) => unitOfWork.read((repositories) => repositories.bookings.find(REF));

describeOnBothDatabases('saying how a refund went', (newPlace) => {
  test.each([
    ['is on its way', 'pending'],
    ['was given', 'succeeded'],
  ])('that %s changes nothing: it would be owed and paid a second time', async (_name, status) => {
    const stripe = await aStripe();
    const { services, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    await refund(services);
    await stripe.tell(services, 'refund.updated', { ...stripe.refunds[0], status });
    const [before] = await refundsOf(services);
    expect(await settleRefund(services, before?.id ?? '', 'failed')).toEqual({ kind: 'answered', refund: before });
    expect(await refundsOf(services)).toEqual([before]);
    expect(await bookingOf(services)).toMatchObject({ refundCents: 0, refundedCents: 17_300 });
  });

  test('is done once: whoever says the opposite afterwards is not heard', async () => {
    const stripe = await aStripe();
    const { services, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    stripe.troubles.push('hang up', 'hang up');
    await refund(services);
    const [{ id } = { id: '' }] = await refundsOf(services);
    expect(await settleRefund(services, id, 'given')).toMatchObject({ kind: 'settled' });
    expect(await settleRefund(services, id, 'failed')).toMatchObject({ kind: 'answered', refund: { status: 'given' } });
    expect(await settleRefund(services, 'another', 'failed')).toEqual({ kind: 'missing' });
    expect(await bookingOf(services)).toMatchObject({ refundCents: 0, refundedCents: 17_300 });
  });
});

describeOnBothDatabases('a refund that a message tells of while its service is asked', (newPlace) => {
  test('stays as the message told it, with the id of the service, when the answer is a refusal', async () => {
    const stripe = await aStripe();
    const { services, cancel } = await paidByStripe(stripe, await newPlace());
    await cancel(17_300);
    const [service] = services.payments;
    if (service?.kind !== 'service') throw new Error('no service');
    const slow = {
      ...service,
      refund: async () => {
        await stripe.tell(services, 'refund.created', stripe.giveBack(17_300));
        return { kind: 'refused', why: 'Charge has already been refunded' } as const;
      },
    };
    expect(await refund({ ...services, payments: [slow] })).toMatchObject({ results: [{ kind: 'done' }] });
    expect(await refundsOf(services)).toMatchObject([{ serviceId: 're_1', status: 'given', cents: 17_300 }]);
    expect(await bookingOf(services)).toMatchObject({ refundCents: 0, refundedCents: 17_300 });
  });
});

describeOnBothDatabases('a present that does not arrive', (newPlace) => {
  const fail = (stripe: FakeStripe, services: TestServices) => {
    const newest = stripe.refunds.at(-1);
    return stripe.tell(services, 'refund.failed', Object.assign(newest ?? {}, { status: 'failed' }));
  };

  test('is no debt while the booking stands', async () => {
    const stripe = await aStripe();
    const { services, read } = await paidByStripe(stripe, await newPlace());
    await refund(services, { cents: 1000, reason: 'The van was late.' });
    await fail(stripe, services);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refundNow: { minor: 17_300 } });
  });

  test('is owed where it had lowered what cancelling gives back', async () => {
    const stripe = await aStripe();
    const { services, read, cancel } = await paidByStripe(stripe, await newPlace());
    await refund(services, { cents: 1000, reason: 'The van was late.' });
    await cancel(16_300);
    await fail(stripe, services);
    expect(await read()).toMatchObject({ refundDue: { minor: 17_300 } });
    await refund(services);
    await fail(stripe, services);
    expect(await bookingOf(services)).toMatchObject({ refundCents: 17_300, refundedCents: 0 });
  });

  test('is owed as far as the end of the booking owes it, and no further', async () => {
    const stripe = await aStripe();
    const { services } = await paidByStripe(stripe, await newPlace());
    await refund(services, { cents: 10_000, reason: 'The van broke down.' });
    // An hour before departure the rules give nothing back of the price.
    services.setTime('2027-01-12T06:30:00+08:00');
    const asked = { expectedRefund: null, reason: '', actor: 'operator' } as const;
    await services.unitOfWork.write(REF, async (repositories) => {
      const booking = await repositories.bookings.find(REF);
      return booking && cancelBooking(repositories, booking, asked, services.clock());
    });
    await fail(stripe, services);
    expect(await bookingOf(services)).toMatchObject({ refundCents: 0, refundedCents: 0 });
  });
});

describeOnBothDatabases('a refund of one booking that is told of another', (newPlace) => {
  test('is left to the operator', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, 'checkout.session.completed', stripe.pay());
    await stripe.tell(services, 'refund.created', stripe.giveBack(5000));
    const second = await book(services, { bookingRef: 'WXYZ5678' });
    const path = '/api/bookings/WXYZ5678/payment';
    await send(services, 'POST', path, { body: { method: 'stripe' }, secret: second.secret, key: 'a-second-payment' });
    await stripe.tell(services, 'checkout.session.completed', stripe.pay());
    const moved = { ...stripe.refunds[0], payment_intent: 'pi_2' };
    expect((await stripe.tell(services, 'refund.updated', moved)).status).toBe(200);
    expect(await read()).toMatchObject({ refunded: { minor: 5000 } });
    expect(services.log.at(-1)).toMatchObject({ level: 'error', fields: { why: expect.stringContaining('re_1') } });
  });
});
