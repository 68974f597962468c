import { expect, test } from 'vitest';
import { expireBookings } from '../../../src/server/bookings/expire-bookings.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { REF } from '../../fixtures/steps/a-client.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { type DatabasePlace, describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';
import { refund } from '../../fixtures/steps/refunding.ts';

const COMPLETED = 'checkout.session.completed';
const EXPIRY = '2026-11-22T12:00:00+08:00';
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

const payByHand = ({ unitOfWork, clock }: TestServices, cents: number, id: string) =>
  unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id, bookingRef: REF, method: 'manual', cents, actor: 'operator' },
      aBookingCatalogue(),
      clock(),
    ),
  );

/** A booking for 173 dollars, of which 50 have come by bank when the time to pay is over. */
async function partlyPaid(place: DatabasePlace) {
  const stripe = await aStripe();
  const made = await paying(stripe, place);
  await payByHand(made.services, 5000, 'BDO-1');
  await made.start();
  made.services.setTime(EXPIRY);
  return { ...made, stripe };
}

const bookingOf = ({ unitOfWork }: TestServices) => unitOfWork.read((repositories) => repositories.bookings.find(REF));
const expire = ({ unitOfWork, clock }: TestServices) => expireBookings(unitOfWork, clock());

describeOnBothDatabases('a part that came in time', (newPlace) => {
  test('is owed back once the time to pay is over, before and after the clock has written that down', async () => {
    const { services, read, start } = await partlyPaid(await newPlace());
    const owed = { status: 'expired', paid: { minor: 5000 }, refundDue: { minor: 5000 }, refundNow: null };
    expect(await read()).toMatchObject(owed);
    expect([await expire(services), await expire(services)]).toEqual([1, 0]);
    expect(await read()).toMatchObject(owed);
    expect(await bookingOf(services)).toMatchObject({ status: 'expired', refundCents: 5000 });
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.at(-1)).toMatchObject({
      event: 'expire',
      actor: 'clock',
      cause: 'Only US$50 came in time. Owed back: US$50.',
    });
    expect((await start('another-payment')).status).toBe(409);
  });

  test('is told to the traveller and to the operator, with how it came', async () => {
    const { services } = await partlyPaid(await newPlace());
    await expire(services);
    const mails = await mailsIn(services);
    for (const kind of ['traveller', 'operator'])
      expect(mails.get(`${REF}-1-${kind}`)).toMatchObject({
        occasion: 'expire',
        facts: { paidCents: 5000, refundCents: 5000, byHandCents: 5000, receivedCents: 0 },
      });
  });

  test.each([true, false])('goes back by hand, once; written down by the clock before: %s', async (isWritten) => {
    const { services, read } = await partlyPaid(await newPlace());
    if (isWritten) await expire(services);
    expect(await refund(services)).toMatchObject({ kind: 'done', results: [], byHandCents: 5000 });
    expect(await refund(services, { method: 'by-hand' })).toMatchObject({ results: [{ refund: { cents: 5000 } }] });
    expect(await refund(services, { method: 'by-hand' })).toEqual({ kind: 'nothing-owed' });
    expect(await read()).toMatchObject({ status: 'expired', refundDue: { minor: 0 }, refunded: { minor: 5000 } });
    expect(await expire(services)).toBe(0);
  });

  test('goes back by the service that took it', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, COMPLETED, stripe.pay({ amount_total: 5000 }));
    services.setTime(EXPIRY);
    expect(await refund(services)).toMatchObject({ results: [{ kind: 'done' }], byHandCents: 0 });
    expect(stripe.refunds).toMatchObject([{ amount: 5000 }]);
    expect(await read()).toMatchObject({ refundDue: { minor: 0 }, refunded: { minor: 5000 } });
  });

  test('is owed in full where a present out of it does not arrive', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    await stripe.tell(services, COMPLETED, stripe.pay({ amount_total: 5000 }));
    await refund(services, { cents: 1000 });
    services.setTime(EXPIRY);
    await expire(services);
    expect(await read()).toMatchObject({ refundDue: { minor: 4000 }, refunded: { minor: 1000 } });
    await stripe.tell(services, 'refund.failed', Object.assign(stripe.refunds[0] ?? {}, { status: 'failed' }));
    expect(await read()).toMatchObject({ refundDue: { minor: 5000 } });
    expect(await bookingOf(services)).toMatchObject({ refundCents: 5000, refundedCents: 0 });
  });
});

describeOnBothDatabases('what comes after a part, when the time to pay is over', (newPlace) => {
  test.each([
    [2000, { status: 'expired', paid: { minor: 7000 }, refundDue: { minor: 7000 } }],
    [12_299, { status: 'expired', paid: { minor: 17_299 }, refundDue: { minor: 17_299 } }],
    [12_300, { status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } }],
    [12_500, { status: 'paid', paid: { minor: 17_500 }, refundDue: { minor: 200 } }],
  ])('%d cents: all that is here is owed, unless together they are the price', async (cents, expected) => {
    for (const isWritten of [true, false]) {
      const { services, read } = await partlyPaid(await newPlace());
      if (isWritten) await expire(services);
      await payByHand(services, cents, 'BDO-2');
      expect(await read()).toMatchObject(expected);
    }
  });

  test('is owed alone where the part has gone back', async () => {
    const { services, read } = await partlyPaid(await newPlace());
    await refund(services, { method: 'by-hand' });
    await payByHand(services, 12_300, 'BDO-2');
    expect(await read()).toMatchObject({
      status: 'expired',
      refundDue: { minor: 12_300 },
      refunded: { minor: 5000 },
    });
    expect(await refund(services, { method: 'by-hand' })).toMatchObject({ results: [{ refund: { cents: 12_300 } }] });
    expect(await refund(services, { method: 'by-hand' })).toEqual({ kind: 'nothing-owed' });
  });

  test('by a service leaves to each way back what came by it, and each notice tells of its own moment', async () => {
    const { services, stripe } = await partlyPaid(await newPlace());
    await stripe.tell(services, COMPLETED, stripe.pay({ amount_total: 2000 }));
    const mails = await mailsIn(services);
    const facts = { expire: { refundCents: 5000, byHandCents: 5000 }, late: { refundCents: 7000, byHandCents: 5000 } };
    expect(mails.get(`${REF}-1-operator`)).toMatchObject({ occasion: 'expire', facts: facts.expire });
    expect(mails.get(`${REF}-payment2-operator`)).toMatchObject({ occasion: 'late-payment', facts: facts.late });
    expect(await refund(services)).toMatchObject({ results: [{ refund: { cents: 2000 } }], byHandCents: 5000 });
  });

  test('can make it the deposit', async () => {
    const stripe = await aStripe();
    const { services, read } = await paying(stripe, await newPlace(), ({ sell }) =>
      sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })])),
    );
    await payByHand(services, 1000, 'BDO-1');
    services.setTime(EXPIRY);
    expect(await read()).toMatchObject({ status: 'expired', refundDue: { minor: 1000 } });
    await payByHand(services, 2500, 'BDO-2');
    expect(await read()).toMatchObject({ status: 'deposit-paid', paid: { minor: 3500 }, refundDue: { minor: 0 } });
  });
});
