import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { callOffDepartures } from '../../../src/server/backoffice/call-off.ts';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aSeatBody, aSharedVan, placeSeats, servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { aMailer, mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { bundleOf } from '../../fixtures/programs/programs.ts';
import { bookedSeats, CHANGED_REF, payFor } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';
import { remindAt, remindersIn, remindersSent } from '../../fixtures/steps/reminding.ts';

const ID = `${CHANGED_REF}-reminder-2027-01-12-traveller`;
/** The trip leaves at 07:30 on 12 January. */
const DUE = '2027-01-11T15:00:00+08:00';

/** Two seats on 12 January, paid. */
async function paidSeats(newPlace: NewPlace) {
  const services = await servicesSelling(await newPlace());
  const booked = await bookedSeats(services);
  await payFor(services, 32);
  return { services, ...booked };
}

describeOnBothDatabases('the reminder of a departure (specification.md#reminders)', (newPlace) => {
  test('is sent once, from three in the afternoon of the day before in Palawan', async () => {
    const { services } = await paidSeats(newPlace);
    await remindAt(services, '2027-01-11T14:59:59+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual([]);
    await remindAt(services, DUE);
    await remindAt(services, '2027-01-11T15:01:00+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual([`${ID} waiting`]);
    const [mail, ...others] = await remindersSent(services, 'reminder');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'maria@example.com' });
    expect(mail?.mail.subject).toBe(`Booking ${CHANGED_REF}: be ready on Tue, Jan 12 at 7:15 AM`);
    await remindAt(services, '2027-01-12T07:00:00+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual([`${ID} sent`]);
  });

  test('is written once by two processes', { timeout: 30_000 }, async () => {
    const place = await newPlace();
    const { services } = await paidSeats(async () => place);
    const args = [bundleOf('reminding'), DUE, place.DATA_DIR, ...(place.DATABASE_URL ? [place.DATABASE_URL] : [])];
    await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, args)));
    expect(await remindersIn(services, 'reminder')).toEqual([`${ID} waiting`]);
    services.setTime(DUE);
    const mailers = [aMailer(services), aMailer(services)];
    await Promise.all(mailers.map(({ sender }) => sender.sendDue()));
    const sent = mailers.flatMap((mailer) => mailer.sent.filter(({ id }) => id.includes('-reminder-')));
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['some hours late', '2027-01-11T22:00:00+08:00', [`${ID} waiting`]],
    ['in the night before', '2027-01-12T03:00:00+08:00', [`${ID} waiting`]],
    ['not once it has left', '2027-01-12T07:30:00+08:00', []],
    ['not the day after', '2027-01-13T15:00:00+08:00', []],
  ])('is written by a server that was down at three: %s', async (_name, now, reminders) => {
    const { services } = await paidSeats(newPlace);
    await remindAt(services, now);
    expect(await remindersIn(services, 'reminder')).toEqual(reminders);
  });

  test('is one mail for all trips of a day', async () => {
    const services = await servicesSelling(await newPlace());
    const items = ['09:30', '07:30'].map((time, index) => aCartItem(`AAAAAAA${index}`, { time }, aSharedVan()));
    const later = aCartItem('BBBBBBBB', { date: '2027-01-13' }, aSharedVan());
    const bookingItems = [...items, later];
    await placeSeats(services, { ...aSeatBody(1, 2), bookingItems, expectedTotalUsd: 96 });
    await payFor(services, 96);
    await remindAt(services, DUE);
    const [mail, ...others] = await remindersSent(services, 'reminder');
    expect(others).toEqual([]);
    expect(mail?.mail.text.match(/^When: .* Be ready .*$/gm)).toEqual([
      'When: Tue, Jan 12, 2027, 7:30 AM, Palawan time. Be ready at 7:15 AM.',
      'When: Tue, Jan 12, 2027, 9:30 AM, Palawan time. Be ready at 9:15 AM.',
    ]);
    await remindAt(services, '2027-01-12T15:00:00+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual(
      [`${CHANGED_REF}-reminder-2027-01-13-traveller waiting`, `${ID} sent`].toSorted(),
    );
  });

  test('is not for places that nobody has paid for or confirmed', async () => {
    const services = await servicesSelling(await newPlace());
    await bookedSeats(services);
    await remindAt(services, DUE);
    expect(await remindersIn(services, 'reminder')).toEqual([]);
  });

  test('is not for those who have booked since it was due: their mails have just said it', async () => {
    const services = await servicesSelling(await newPlace());
    services.setTime('2027-01-11T18:00:00+08:00');
    await bookedSeats(services);
    await payFor(services, 32);
    await remindAt(services, '2027-01-11T18:30:00+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual([]);
  });

  test('of a trip that was moved to another day is dropped, and one for that day is sent', async () => {
    const { services, change } = await paidSeats(newPlace);
    await remindAt(services, DUE);
    await change({ date: '2027-01-14' }, 32);
    expect(await remindersSent(services, 'reminder')).toEqual([]);
    expect((await mailsIn(services)).get(ID)).toMatchObject({
      state: 'dropped',
      lastError: 'no longer true: nothing leaves on 2027-01-12',
    });
    await remindAt(services, '2027-01-13T15:00:00+08:00');
    const [mail] = await remindersSent(services, 'reminder');
    expect(mail?.mail.subject).toContain('Thu, Jan 14 at 7:15 AM');
  });

  test('tells of the hour as it is when it is sent', async () => {
    const { services, change } = await paidSeats(newPlace);
    await remindAt(services, DUE);
    await change({ time: '09:30' }, 32);
    const [mail] = await remindersSent(services, 'reminder');
    expect(mail?.mail.subject).toContain('at 9:15 AM');
  });

  test('is dropped where the booking was cancelled', async () => {
    const { services } = await paidSeats(newPlace);
    await remindAt(services, DUE);
    await services.unitOfWork.write(CHANGED_REF, async (repositories) => {
      const booking = await repositories.bookings.find(CHANGED_REF);
      if (booking) await cancelBooking(repositories, booking, { expectedRefund: null, reason: '' }, services.clock());
    });
    expect(await remindersSent(services, 'reminder')).toEqual([]);
    expect((await mailsIn(services)).get(ID)).toMatchObject({ lastError: 'no longer true: the booking is cancelled' });
    await remindAt(services, '2027-01-11T16:00:00+08:00');
    expect(await remindersIn(services, 'reminder')).toEqual([`${ID} dropped`]);
  });

  test('is dropped where the departure was called off', async () => {
    const { services } = await paidSeats(newPlace);
    await remindAt(services, DUE);
    const scope = { kind: 'listing', id: 'SV-PPS-ELN' } as const;
    const request = { scope, day: '2027-01-12', time: null, reason: 'storm', by: 'Ana' };
    await callOffDepartures(services.unitOfWork, await services.catalogue(), request, services.clock());
    expect(await remindersSent(services, 'reminder')).toEqual([]);
    expect((await mailsIn(services)).get(ID)).toMatchObject({ state: 'dropped' });
  });

  test('is dropped where it could not be sent before the departure', async () => {
    const { services } = await paidSeats(newPlace);
    await remindAt(services, DUE);
    services.setTime('2027-01-12T07:30:00+08:00');
    expect(await remindersSent(services, 'reminder')).toEqual([]);
    expect((await mailsIn(services)).get(ID)).toMatchObject({ lastError: 'no longer true: its trips have left' });
  });

  test('is not held back by other mails to the same address', async () => {
    const { services } = await paidSeats(newPlace);
    for (let number = 2; number < 12; number += 1) await placeSeats(services, aSeatBody(number, 1, { time: '09:30' }));
    await aMailer(services).sender.sendDue();
    await remindAt(services, DUE);
    expect(await remindersSent(services, 'reminder')).toHaveLength(1);
  });
});
