import { expect, test } from 'vitest';
import { paymentMethodsContract, startPaymentContract } from '../../../src/lib/payments/payments.contract.ts';
import { applyEvent } from '../../../src/server/bookings/transitions.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { refundBooking } from '../../../src/server/payments/refund-booking.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const BOOKING = `/api/bookings/${REF}`;
const HALF = aPolicy({
  ladder: [
    { until: '7d', feePercent: 0 },
    { until: '24h', feePercent: 50 },
    { until: '0h', feePercent: 100 },
  ],
});
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

const pay = (services: TestServices, cents: number, id = '1') =>
  services.unitOfWork.write(REF, (repositories) =>
    receivePayment(
      repositories,
      { id, bookingRef: REF, method: 'manual', cents, actor: 'operator' },
      aBookingCatalogue(),
      services.clock(),
    ),
  );

const start = (services: TestServices, secret: string, method = 'manual') =>
  send(services, 'POST', `${BOOKING}/payment`, { body: { method }, secret, key: 'a-payment' });

const cancel = (services: TestServices, secret: string, minor: number) =>
  send(services, 'POST', `${BOOKING}/cancellation`, { body: { expectedRefund: { minor, currency: 'USD' } }, secret });

describeOnBothDatabases('paying', (newPlace) => {
  test('lists the ways to pay', async () => {
    const services = await aServices(await newPlace());
    const { body } = await send(services, 'GET', '/api/payments/methods');
    expect(paymentMethodsContract.response.parse(body).methods.map(({ id }) => id)).toEqual(['manual']);
  });

  test('by hand gives amount, accounts and reference', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const { status, body } = await start(services, secret);
    expect(status).toBe(200);
    expect(startPaymentContract.response.parse(body)).toEqual({
      kind: 'instructions',
      amount: 'US$173 or ₱10,034',
      steps: ['Example Bank, account 0000.', expect.stringContaining(REF)],
      reference: REF,
    });
  });

  test('in another way than those offered names the field', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const { status, body } = await start(services, secret, 'beads');
    expect([status, body.errors[0].field]).toEqual([422, 'method']);
  });

  test('counts once, however often it is reported, and ends the time to pay', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    const outcomes = await Promise.all([pay(services, 17_300), pay(services, 17_300), pay(services, 17_300)]);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['known', 'known', 'received']);
    services.setTime('2026-12-01T12:00:00+08:00');
    const { body } = await send(services, 'GET', BOOKING, { secret });
    expect(body).toMatchObject({ status: 'paid', paid: { minor: 17_300 }, refundNow: { minor: 17_300 } });
    expect((await start(services, secret)).status).toBe(409);
  });

  test('a deposit first asks for the rest afterwards (specification.md#payment)', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })]));
    const { booking, secret } = await book(services);
    expect(booking).toMatchObject({ nowUsd: 35, balances: [{ due: '2027-01-10T07:30:00+08:00', usd: 138 }] });
    expect((await start(services, secret)).body.amount).toBe('US$35 or ₱2,030');
    await pay(services, 1000);
    expect((await start(services, secret)).body.amount).toBe('US$25 or ₱1,450');
    await pay(services, 2500, '2');
    const { body } = await send(services, 'GET', BOOKING, { secret });
    // The deposit of 20% is 34.60 dollars; it is asked for in whole ones, and what was paid above
    // it comes back.
    expect(body).toMatchObject({ status: 'deposit-paid', refundNow: { minor: 40 } });
    expect((await start(services, secret)).body.amount).toBe('US$138 or ₱8,004');
  });

  test('late gives an expired booking its life back', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    services.setTime('2026-11-25T12:00:00+08:00');
    await pay(services, 17_300);
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.map(({ to, actor }) => [to, actor])).toEqual([
      ['awaiting-payment', 'traveller'],
      ['expired', 'clock'],
      ['paid', 'operator'],
    ]);
  });
});

describeOnBothDatabases('parts that come after the time to pay', (newPlace) => {
  async function expired(services: TestServices) {
    const { secret } = await book(services);
    services.setTime('2026-11-25T12:00:00+08:00');
    return async () => (await send(services, 'GET', BOOKING, { secret })).body;
  }

  test('are owed back until together they are the price', async () => {
    const services = await aServices(await newPlace());
    const read = await expired(services);
    await pay(services, 5000);
    expect(await read()).toMatchObject({ status: 'expired', refundDue: { minor: 5000 } });
    await pay(services, 12_300, '2');
    expect(await read()).toMatchObject({ status: 'paid', refundDue: { minor: 0 }, refundNow: { minor: 17_300 } });
  });

  test('pay nothing any more once they were given back', async () => {
    const services = await aServices(await newPlace());
    const read = await expired(services);
    await pay(services, 5000);
    await refundBooking(services, REF, { cents: 'owed', reason: 'Too late.', method: 'by-hand' });
    await pay(services, 12_300, '2');
    expect(await read()).toMatchObject({
      status: 'expired',
      paid: { minor: 17_300 },
      refunded: { minor: 5000 },
      refundDue: { minor: 12_300 },
    });
  });
});

describeOnBothDatabases('POST /api/bookings/{ref}/cancellation', (newPlace) => {
  test('refunds by the rules under which it was sold, and says who cancelled and when', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: HALF })]));
    const { secret } = await book(services);
    await pay(services, 17_300);
    services.setTime('2027-01-08T12:00:00+08:00');
    const { status, body } = await cancel(services, secret, 8650);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', refundNow: null, refundDue: { minor: 8650, currency: 'USD' } });
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.at(-1)).toEqual({
      at: '2027-01-08T12:00:00+08:00',
      event: 'cancel',
      from: 'paid',
      to: 'cancelled',
      cause: 'The traveller cancelled.',
      actor: 'traveller',
    });
  });

  test('cancels nothing where the refund is another one than the traveller saw', async () => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: HALF })]));
    const { secret } = await book(services);
    await pay(services, 17_300);
    services.setTime('2027-01-05T07:30:01+08:00');
    const { status, body } = await cancel(services, secret, 17_300);
    expect([status, body.detail]).toEqual([409, expect.stringContaining('$86.50')]);
    expect((await send(services, 'GET', BOOKING, { secret })).body.status).toBe('paid');
  });

  test('happens once, and needs the secret', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    expect((await cancel(services, 'A'.repeat(43), 0)).status).toBe(404);
    const answers = await Promise.all([cancel(services, secret, 0), cancel(services, secret, 0)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is too late once the travellers were there', async () => {
    const services = await aServices(await newPlace());
    const { secret } = await book(services);
    for (const event of ['confirm', 'complete'] as const) {
      await services.unitOfWork.write(REF, async (repositories) => {
        const booking = await repositories.bookings.find(REF);
        return (
          booking && applyEvent(repositories, booking, { event, cause: 'A test.', actor: 'operator' }, services.clock())
        );
      });
    }
    expect((await cancel(services, secret, 0)).status).toBe(409);
  });
});
