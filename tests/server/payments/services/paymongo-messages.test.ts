import { expect, test } from 'vitest';
import { pollCheckoutSessions } from '../../../../src/server/jobs/poll-checkout-sessions.ts';
import { aBookingCatalogue, aSellableTrip } from '../../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../../fixtures/builders/a-policy.ts';
import { aPayMongo, type FakePayMongo, type PayMongoPayment } from '../../../fixtures/fakes/a-paymongo.ts';
import { describeOnBothDatabases } from '../../../fixtures/steps/databases.ts';
import { type Paying, paying } from '../../../fixtures/steps/paying.ts';

const PAID = 'checkout_session.payment.paid';
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

type Step = (payMongo: FakePayMongo, made: Paying) => Promise<unknown>;

const start: Step = (_payMongo, made) => made.start();
const paid =
  (changes?: Partial<PayMongoPayment['attributes']>): Step =>
  (payMongo, { services }) =>
    payMongo.tell(services, PAID, payMongo.pay(changes));
const at =
  (iso: string): Step =>
  async (_payMongo, { services }) =>
    services.setTime(iso);
const cancel: Step = (_payMongo, made) => made.cancel(0);
const AFTER_EXPIRY = at('2026-11-23T12:00:00+08:00');

describeOnBothDatabases('money by PayMongo', (newPlace) => {
  test.each<[string, readonly Step[], object]>([
    [
      'after the time to pay gives an expired booking its life back',
      [start, AFTER_EXPIRY, paid()],
      { status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } },
    ],
    [
      'in part after the time to pay is kept and owed back',
      [start, AFTER_EXPIRY, paid({ amount: 500_000 })],
      { status: 'expired', paid: { minor: 8620 }, refundDue: { minor: 8620 } },
    ],
    [
      'after the traveller cancelled is kept and owed back',
      [start, cancel, paid()],
      { status: 'cancelled', paid: { minor: 17_300 }, refundDue: { minor: 17_300 } },
    ],
    [
      'above the price owes what is above it',
      [start, paid({ amount: 1_160_000 })],
      { status: 'paid', paid: { minor: 20_000 }, refundDue: { minor: 2700 } },
    ],
    [
      'that is less than what was asked leaves the rest to be paid',
      [start, paid({ amount: 580_000 }), start, paid()],
      { status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } },
    ],
  ])('a payment %s', async (_name, steps, expected) => {
    const payMongo = await aPayMongo();
    const made = await paying(payMongo, await newPlace());
    for (const step of steps) await step(payMongo, made);
    expect(await made.read()).toMatchObject(expected);
  });

  test('pays the deposit first and the balance afterwards (specification.md#payment)', async () => {
    const payMongo = await aPayMongo();
    const made = await paying(payMongo, await newPlace(), (services) =>
      services.sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })])),
    );
    await made.start();
    await paid()(payMongo, made);
    expect(await made.read()).toMatchObject({ status: 'deposit-paid', paid: { minor: 3500 } });
    await made.start('the-balance');
    expect(payMongo.sessions.map(({ asked }) => asked.line_items[0])).toMatchObject([
      { amount: 203_000, currency: 'PHP', name: expect.stringContaining('deposit') },
      { amount: 800_400, currency: 'PHP', name: expect.stringContaining('balance') },
    ]);
    await paid()(payMongo, made);
    expect(await made.read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } });
  });
});

describeOnBothDatabases('messages of PayMongo in another order', (newPlace) => {
  test('count a payment once, whether its message or a look at its page comes first', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    const session = payMongo.pay();
    services.setTime('2026-11-21T12:10:00+08:00');
    await pollCheckoutSessions(services);
    await payMongo.tell(services, PAID, session);
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refundDue: { minor: 0 } });
  });

  test('owe what is above the price when an older page is paid after a newer one', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    const first = payMongo.pay();
    // Its page is over after an hour, so the traveller gets another one.
    services.setTime('2026-11-21T12:59:00+08:00');
    await start('another-key');
    expect(payMongo.sessions).toHaveLength(2);
    await payMongo.tell(services, PAID, payMongo.pay());
    await payMongo.tell(services, PAID, first);
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 34_600 }, refundDue: { minor: 17_300 } });
  });

  test('write a refund down that was told before its payment', async () => {
    const payMongo = await aPayMongo();
    const { services, start, read } = await paying(payMongo, await newPlace());
    await start();
    const session = payMongo.pay();
    const [payment] = session.attributes.payments;
    const attributes = {
      amount: 580_000,
      currency: 'PHP',
      payment_id: payment?.id ?? '',
      status: 'succeeded',
      notes: '',
    };
    payment?.attributes.refunds.push({ id: 'ref_1', type: 'refund', attributes });
    await payMongo.tell(services, 'payment.refunded', payment ?? {});
    expect(await read()).toMatchObject({ status: 'awaiting-payment', paid: { minor: 0 } });
    await payMongo.tell(services, PAID, session);
    expect(await read()).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refunded: { minor: 10_000 } });
  });
});
