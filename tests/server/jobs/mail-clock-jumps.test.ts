import { expect, test } from 'vitest';
import { expireBookings } from '../../../src/server/bookings/expire-bookings.ts';
import { deleteExpiredData } from '../../../src/server/jobs/data-retention.ts';
import { LEASE_TTL_MS } from '../../../src/server/mail/lease-watch.ts';
import { receivePayment } from '../../../src/server/payments/receive-payment.ts';
import { aBookingCatalogue } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aMailer, leaseAndDie, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

const A_YEAR_LATER = '2027-12-24T12:00:00+08:00';
const A_YEAR_EARLIER = '2025-11-21T12:00:00+08:00';

describeOnBothDatabases('a clock that jumps', (newPlace) => {
  test.each([A_YEAR_LATER, A_YEAR_EARLIER])('to %s and back repeats no mail', async (time) => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    for (const now of [time, NOON, time]) {
      services.setTime(now);
      await sender.sendDue();
    }
    expect(sent).toHaveLength(2);
  });

  test('back does not make a new mail wait', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    services.setTime(A_YEAR_EARLIER);
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    expect(sent).toHaveLength(2);
  });

  test('forward, fails there and comes back, does not make the next try wait for a year', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    const { sender, sent, failWith } = aMailer(services);
    services.setTime(A_YEAR_LATER);
    failWith(new Error('no network'));
    await sender.sendDue();
    services.setTime(NOON);
    failWith(null);
    await sender.sendDue();
    expect(sent).toHaveLength(2);
  });

  test.each([A_YEAR_LATER, A_YEAR_EARLIER])('to %s takes no mail from whoever is sending it', async (time) => {
    const services = await aServices(await newPlace());
    await book(services);
    await leaseAndDie(services, NOON);
    services.setTime(time);
    const { sender, wait } = aMailer(services);
    expect(await sender.sendDue()).toBe(0);
    wait(LEASE_TTL_MS);
    expect(await sender.sendDue()).toBe(2);
  });

  test('by a year forgets mails of bookings that are over, and makes none of them anew', async () => {
    const services = await aServices(await newPlace());
    await book(services);
    await book(services, { bookingRef: 'LIVE1234' });
    // Of a booking that holds no money nothing at all would be left.
    for (const [bookingRef, cents] of [['LIVE1234', 17_300] as const, [REF, 100] as const]) {
      const payment = { id: bookingRef, bookingRef, method: 'manual', cents, actor: 'payment' } as const;
      await services.unitOfWork.write(bookingRef, (repositories) =>
        receivePayment(repositories, payment, aBookingCatalogue(), services.clock()),
      );
    }
    const { sender, sent } = aMailer(services);
    await sender.sendDue();
    const before = sent.length;
    services.setTime(A_YEAR_LATER);
    await expireBookings(services.unitOfWork, services.clock());
    for (let times = 0; times < 2; times += 1) await deleteExpiredData(services.unitOfWork, services.clock());
    const ids = [...(await mailsIn(services)).keys()];
    expect(ids.filter((id) => id.startsWith('ABCD'))).toEqual(['ABCD1234-1-operator', 'ABCD1234-1-traveller']);
    expect(ids).toContain('LIVE1234-trips-adsts');
    await sender.sendDue();
    expect(sent.slice(before).map(({ mail }) => mail.subject)).toEqual([
      expect.stringContaining('only US$1 came in time'),
      expect.stringContaining('no longer hold your places'),
    ]);
  });
});
