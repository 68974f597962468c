import { expect, test } from 'vitest';
import { receiveManualPayment } from '../../../src/server/backoffice/receive-manual-payment.ts';
import { pollCheckoutSessions } from '../../../src/server/jobs/poll-checkout-sessions.ts';
import { aBookingCatalogue, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aPolicy } from '../../fixtures/builders/a-policy.ts';
import { aPayMongo } from '../../fixtures/fakes/a-paymongo.ts';
import { aStripe } from '../../fixtures/fakes/a-stripe.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';
import { paying } from '../../fixtures/steps/paying.ts';

const DEPARTURE = '2027-01-12T07:30:00+08:00';
const DEPOSIT = aPolicy({
  payment: { type: 'deposit', depositPercent: 20, depositRefundable: false, balanceDue: '48h' },
});

describeOnBothDatabases('the time to pay', (newPlace) => {
  test.each([
    ['ends with the notice that a trip asks for', '24h', '2027-01-10T20:00:00+08:00', '2027-01-11T07:30:00+08:00'],
    ['is an hour where that notice begins sooner', '24h', '2027-01-11T07:00:00+08:00', '2027-01-11T08:00:00+08:00'],
    ['never ends after the departure', '0h', '2027-01-12T07:00:00+08:00', DEPARTURE],
  ])('the time to pay %s', async (_name, bookingNotice, at, expiresAt) => {
    const services = await aServices(await newPlace());
    services.sell(aBookingCatalogue([aSellableTrip({ policy: aPolicy({ bookingNotice }) })]));
    services.setTime(at);
    await book(services);
    const booking = await services.unitOfWork.read((repositories) => repositories.bookings.find(REF));
    expect(booking).toMatchObject({ expiresAt });
  });
});

describeOnBothDatabases('a payment page', (newPlace) => {
  test('for a balance ends with the departure', async () => {
    const stripe = await aStripe();
    const { services, start } = await paying(stripe, await newPlace(), ({ sell }) =>
      sell(aBookingCatalogue([aSellableTrip({ policy: DEPOSIT })])),
    );
    const deposit = { id: 'BDO-1', amount: { currency: 'USD', cents: 3500 } } as const;
    await services.unitOfWork.write(REF, (repositories) =>
      receiveManualPayment(repositories, REF, deposit, aBookingCatalogue(), services.clock()),
    );
    services.setTime('2027-01-12T05:30:00+08:00');
    await start();
    const expires = Number(new URLSearchParams(stripe.requests.at(-1)?.body).get('expires_at'));
    expect(expires * 1000).toBe(Date.parse(DEPARTURE));
    services.setTime(DEPARTURE);
    expect((await start('another-key')).status).toBe(409);
  });

  test.each([
    ['Stripe', '2026-11-22T11:50:00+08:00', '2026-11-22T12:00:00+08:00'],
    ['PayMongo', '2026-11-22T11:50:00+08:00', '2026-11-22T12:00:00+08:00'],
  ] as const)('of %s that cannot end so soon is closed when the time to pay is over', async (name, opened, end) => {
    const service = await (name === 'Stripe' ? aStripe() : aPayMongo());
    const { services, start } = await paying(service, await newPlace());
    services.setTime(opened);
    expect((await start()).status).toBe(200);
    expect(await pollCheckoutSessions(services)).toBe(0);
    services.setTime(end);
    expect(await pollCheckoutSessions(services)).toBe(1);
    expect(service.requests.at(-1)).toMatchObject({ method: 'POST', path: expect.stringMatching(/\/expire$/) });
    expect((await start('another-key')).status).toBe(409);
  });

  test('of PayMongo, which knows no end, is closed after its hour', async () => {
    const payMongo = await aPayMongo();
    const { services, start } = await paying(payMongo, await newPlace());
    await start();
    services.setTime('2026-11-21T13:00:00+08:00');
    await pollCheckoutSessions(services);
    expect(payMongo.sessions).toMatchObject([{ attributes: { status: 'expired' } }]);
  });
});
