import { expect, test } from 'vitest';
import { expireBookings } from '../../../src/server/bookings/expire-bookings.ts';
import { mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aServices, NOON } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases } from '../../fixtures/steps/databases.ts';

describeOnBothDatabases('a booking that', (newPlace) => {
  test('is not paid in time expires by itself, and the clock writes it down once', async () => {
    const services = await aServices(await newPlace());
    const { booking, secret } = await book(services);
    expect(booking.payBy).toBe('2026-11-22T12:00:00+08:00');
    const statusNow = async () => (await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body.status;
    services.setTime('2026-11-22T11:59:59+08:00');
    expect(await statusNow()).toBe('awaiting-payment');
    services.setTime('2026-11-22T12:00:00+08:00');
    expect(await statusNow()).toBe('expired');
    expect(await expireBookings(services.unitOfWork, services.clock())).toBe(1);
    expect(await expireBookings(services.unitOfWork, services.clock())).toBe(0);
    const events = await services.unitOfWork.read((repositories) => repositories.bookings.events(REF));
    expect(events.map(({ event, to, actor, at }) => [event, to, actor, at])).toEqual([
      ['place', 'awaiting-payment', 'traveller', NOON],
      ['expire', 'expired', 'clock', '2026-11-22T12:00:00+08:00'],
    ]);
    expect(events.at(-1)?.cause).toBe('No payment came in time.');
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body).not.toHaveProperty('payBy');
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body.refundDue.minor).toBe(0);
    expect((await mailsIn(services)).has(`${REF}-1-operator`)).toBe(false);
  });

  test('is not paid never keeps places beyond the first departure', async () => {
    const services = await aServices(await newPlace());
    services.setTime('2027-01-12T01:00:00+08:00');
    const { secret } = await book(services);
    services.setTime('2027-01-12T07:30:00+08:00');
    expect((await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body.status).toBe('expired');
  });
});
