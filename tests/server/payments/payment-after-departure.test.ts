import { expect, test } from 'vitest';
import { changeStatus } from '../../../src/server/backoffice/change-status.ts';
import {
  type ManualPaymentInput,
  receiveManualPayment,
} from '../../../src/server/backoffice/receive-manual-payment.ts';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { aPayMongo } from '../../fixtures/fakes/a-paymongo.ts';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';

const DEPARTURE = '2027-01-12T07:30:00+08:00';
const AFTER = '2027-01-12T07:31:00+08:00';
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});
const sellDeposit = ({ sell }: TestServices) => sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })]));
const dollars = (cents: number) => ({ currency: 'USD', cents }) as const;

const byHand = (services: TestServices, payment: ManualPaymentInput) =>
  services.unitOfWork.write(REF, (repositories) =>
    receiveManualPayment(repositories, REF, payment, aBookingCatalogue(), services.clock()),
  );
const bookingOf = ({ unitOfWork }: TestServices) => unitOfWork.read((repositories) => repositories.bookings.find(REF));
const historyOf = async ({ unitOfWork }: TestServices) =>
  (await unitOfWork.read((repositories) => repositories.bookings.events(REF))).map(({ to }) => to);

/** The services, each with a message that the newest page was paid. */
const SERVICES = {
  stripe: async () => {
    const stripe = await aStripe();
    return {
      stripe,
      tellPaid: (services: TestServices) => stripe.tell(services, 'checkout.session.completed', stripe.pay()),
    };
  },
  payMongo: async () => {
    const stripe = await aPayMongo();
    return {
      stripe,
      tellPaid: (services: TestServices) => stripe.tell(services, 'checkout_session.payment.paid', stripe.pay()),
    };
  },
} as const;

describeOnBothDatabases('money that comes after the last departure', (newPlace) => {
  test.each(['stripe', 'payMongo'] as const)('by %s is owed back, and both sides are told so', async (name) => {
    const { stripe, tellPaid } = await SERVICES[name]();
    const { services, start, read } = await paying(stripe, await newPlace());
    await start();
    services.setTime(AFTER);
    expect((await tellPaid(services)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'expired', paid: { minor: 17_300 }, refundDue: { minor: 17_300 } });
    expect(await historyOf(services)).toEqual(['awaiting-payment', 'expired']);
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    const late = mailer.sent.filter(({ id }) => id.includes('-payment1-'));
    expect(late.map(({ to, mail }) => [to, mail.subject])).toEqual(
      expect.arrayContaining([
        ['maria@example.com', `Booking ${REF}: US$173 arrived after its trips had left`],
        ['hello@palawan.example', `${REF}: US$173 came, but it is over`],
      ]),
    );
    expect(late.map(({ mail }) => mail.text).join()).not.toMatch(/places are yours|are looking for places/);
  });

  test('as the balance of a deposit is owed back too: nobody asked for it any more', async () => {
    const stripe = await aStripe();
    const { services, start, read } = await paying(stripe, await newPlace(), sellDeposit);
    await byHand(services, { id: 'BDO-1', amount: dollars(3500) });
    services.setTime('2027-01-12T07:00:00+08:00');
    await start();
    services.setTime(DEPARTURE);
    await stripe.tell(services, 'checkout.session.completed', stripe.pay());
    expect(await read()).toMatchObject({
      status: 'deposit-paid',
      paid: { minor: 17_300 },
      refundDue: { minor: 13_800 },
    });
    expect([...(await mailsIn(services)).keys()]).toEqual(
      expect.arrayContaining([`${REF}-payment2-traveller`, `${REF}-payment2-operator`]),
    );
  });

  test('stays owed when the operator calls the booking off afterwards', async () => {
    const services = await aServices(await newPlace());
    sellDeposit(services);
    await book(services);
    await byHand(services, { id: 'BDO-1', amount: dollars(3500) });
    services.setTime(AFTER);
    expect(await byHand(services, { id: 'BDO-2', amount: dollars(13_800) })).toMatchObject({ isLate: true });
    await services.unitOfWork.write(REF, async (repositories) => {
      const booking = await repositories.bookings.find(REF);
      const cancelling = { expectedRefund: null, reason: 'Nobody came.', actor: 'operator' } as const;
      return booking && cancelBooking(repositories, booking, cancelling, services.clock());
    });
    expect(await bookingOf(services)).toMatchObject({ status: 'cancelled', refundCents: 13_800 });
  });

  test('for places that were given away is owed back from the first departure on, before that it is looked for places', async () => {
    for (const [time, status, owed] of [
      ['2027-01-12T07:29:00+08:00', 'paid', 0],
      [DEPARTURE, 'expired', 34_600],
    ] as const) {
      const services = await aServices(await newPlace());
      const items = [aCartItem('AAAAAAAA'), aCartItem('BBBBBBBB', { date: '2027-01-14' })];
      await book(services, { bookingItems: items, expectedTotalUsd: 346 });
      services.setTime(time);
      await byHand(services, { id: 'BDO-1', amount: dollars(34_600) });
      expect(await bookingOf(services)).toMatchObject({ status, refundCents: owed });
    }
  });

  test('settles what was owed once the operator has said how the day went', async () => {
    const services = await aServices(await newPlace());
    sellDeposit(services);
    await book(services);
    await byHand(services, { id: 'BDO-1', amount: dollars(3500) });
    services.setTime(AFTER);
    await services.unitOfWork.write(REF, (repositories) =>
      changeStatus(repositories, REF, 'complete', services.clock()),
    );
    expect(await byHand(services, { id: 'BDO-2', amount: dollars(13_800) })).toMatchObject({
      isLate: false,
      booking: { status: 'completed', paidCents: 17_300, refundCents: 0 },
    });
  });
});

describeOnBothDatabases('money that the crew took on the day', (newPlace) => {
  test.each([
    ['a deposit', 3500, 13_800],
    ['nothing', 0, 17_300],
  ])('pays for trips that have left, after %s', async (_name, before, rest) => {
    const services = await aServices(await newPlace());
    sellDeposit(services);
    await book(services);
    if (before > 0) await byHand(services, { id: 'BDO-1', amount: dollars(before) });
    services.setTime(AFTER);
    const payment = { id: 'CASH-1', amount: dollars(rest), isTakenOnTheDay: true };
    expect(await byHand(services, payment)).toMatchObject({
      kind: 'received',
      isLate: false,
      booking: { status: 'paid', refundCents: 0 },
    });
    const mailer = aMailer(services);
    await mailer.sender.sendDue();
    const text = mailer.sent.find(({ mail }) => mail.subject.includes('we have your payment'))?.mail.text;
    expect(text).toContain('Thank you for travelling with us.');
  });

  test.each([
    ['a deposit', 3500, 13_800],
    ['nothing', 0, 17_300],
  ])('and was written down as owed back is counted by saying so, once, after %s', async (_name, before, rest) => {
    const services = await aServices(await newPlace());
    sellDeposit(services);
    await book(services);
    if (before > 0) await byHand(services, { id: 'BDO-1', amount: dollars(before) });
    services.setTime(AFTER);
    const payment = { id: 'CASH-1', amount: dollars(rest) };
    expect(await byHand(services, payment)).toMatchObject({ isLate: true, booking: { refundCents: rest } });
    const counted = { ...payment, isTakenOnTheDay: true };
    expect(await byHand(services, counted)).toMatchObject({
      isLate: false,
      booking: { status: 'paid', refundCents: 0 },
    });
    expect(await byHand(services, counted)).toMatchObject({ kind: 'known' });
    expect(await bookingOf(services)).toMatchObject({ status: 'paid', paidCents: 17_300, refundCents: 0 });
  });
});
