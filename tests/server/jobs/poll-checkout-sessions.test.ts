import { expect, test } from 'vitest';
import { manilaIso } from '../../../src/lib/time/manila.ts';
import { MIN_STEADY_READS } from '../../../src/server/jobs/clock-jump-detector.ts';
import { createCheckoutSessionPoll, pollCheckoutSessions } from '../../../src/server/jobs/poll-checkout-sessions.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aStripe, refusal } from '../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../fixtures/steps/a-client.ts';
import { NOW } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';

describeOnBothDatabases('a page of which the service said nothing', (newPlace) => {
  test('is looked at ten minutes later, then less and less often', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const looked = async (time: string) => {
      services.setTime(`2026-11-21T${time}+08:00`);
      return pollCheckoutSessions(services);
    };
    expect(await looked('12:09:59')).toBe(0);
    expect(await looked('12:10:00')).toBe(1);
    expect(await looked('12:19:59')).toBe(0);
    expect(await looked('12:20:00')).toBe(1);
    expect(await looked('12:39:59')).toBe(0);
    stripe.pay();
    expect(await looked('12:40:00')).toBe(1);
    expect((await read()).status).toBe('paid');
  });

  test('is looked at once more after it was paid, for a refund that was told before its payment', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    const session = stripe.pay();
    await stripe.tell(services, 'refund.created', stripe.giveBack(5000));
    await stripe.tell(services, 'checkout.session.completed', session);
    expect(await read()).not.toHaveProperty('refunded');
    services.setTime('2026-11-21T12:15:00+08:00');
    expect(await pollCheckoutSessions(services)).toBe(1);
    expect(await read()).toMatchObject({ status: 'paid', refunded: { minor: 5000 } });
    services.setTime('2027-01-01T12:00:00+08:00');
    expect(await pollCheckoutSessions(services)).toBe(0);
  });

  test.each([
    ['its time is over', { status: 'expired' }],
    ['a bank said no', { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } }],
  ])('is closed because %s, and the next one is another', async (_name, changes) => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    const { body } = await start();
    Object.assign(stripe.sessions[0] ?? {}, changes);
    services.setTime('2026-11-21T12:10:00+08:00');
    await pollCheckoutSessions(services);
    expect((await start()).body.url).not.toBe(body.url);
  });

  test('is looked at again when the service does not answer', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    stripe.pay();
    stripe.troubles.push(refusal(400, 'not now'));
    services.setTime('2026-11-21T12:10:00+08:00');
    await pollCheckoutSessions(services);
    expect((await read()).status).toBe('awaiting-payment');
    expect(services.log).toMatchObject([{ level: 'warn' }]);
    services.setTime('2026-11-21T12:20:00+08:00');
    await pollCheckoutSessions(services);
    expect((await read()).status).toBe('paid');
  });

  test('is closed soon after the traveller cancelled, so that nobody pays for it', async () => {
    const stripe = await aStripe();
    const { services, start, cancel } = await paying(stripe, await newPlace());
    await start();
    await cancel(0);
    expect(await pollCheckoutSessions(services)).toBe(1);
    expect(stripe.sessions).toMatchObject([{ status: 'expired' }]);
    services.setTime('2026-12-01T12:00:00+08:00');
    expect(await pollCheckoutSessions(services)).toBe(0);
  });

  test('is closed soon after the money came in another way', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await services.unitOfWork.write(REF, (repositories) =>
      receivePayment(
        repositories,
        { id: '1', bookingRef: REF, method: 'manual', cents: 17_300, actor: 'operator' },
        aBookingCatalogue(),
        NOW,
      ),
    );
    await pollCheckoutSessions(services);
    expect(stripe.sessions).toMatchObject([{ status: 'expired' }]);
    expect((await read()).status).toBe('paid');
  });

  test('stays open while a bank takes its time, although the traveller cancelled', async () => {
    const stripe = await aStripe();
    const { services, start, read, cancel } = await paying(stripe, await newPlace());
    await start();
    stripe.pay({ payment_status: 'unpaid' });
    await cancel(0);
    await pollCheckoutSessions(services);
    expect(services.log).toMatchObject([{ level: 'warn', fields: { kind: 'refused' } }]);
    stripe.pay();
    services.setTime('2026-11-21T12:10:00+08:00');
    await pollCheckoutSessions(services);
    expect(await read()).toMatchObject({ status: 'cancelled', refundDue: { minor: 17_300 } });
  });

  test('is given up after two weeks', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace());
    await start();
    services.setTime('2026-12-05T12:00:01+08:00');
    expect(await pollCheckoutSessions(services)).toBe(1);
    services.setTime('2027-12-05T12:00:00+08:00');
    expect(await pollCheckoutSessions(services)).toBe(0);
  });

  test.each([
    ['a month', '2026-12-21T12:00:00+08:00'],
    ['ten years', '2036-11-21T12:00:00+08:00'],
  ])('stays open and is not given up where the clock jumps forward by %s and is put right', async (_name, wrong) => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    let ticks = 0;
    const look = createCheckoutSessionPoll(services, () => ticks);
    await start();
    for (let minute = 0; minute <= MIN_STEADY_READS; minute += 1) {
      await look();
      ticks += 60_000;
      services.setTime(manilaIso(services.clock() + 60_000));
    }
    services.setTime(wrong);
    expect(await look()).toBe(1);
    expect(stripe.sessions).toMatchObject([{ status: 'open' }]);
    stripe.pay();
    services.setTime('2026-11-21T13:00:00+08:00');
    expect(await look()).toBe(1);
    expect((await read()).status).toBe('paid');
  });
});
