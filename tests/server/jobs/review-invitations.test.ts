import { expect, test } from 'vitest';
import { callOffDepartures } from '../../../src/server/backoffice/call-off.ts';
import { servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { bookedSeats, CHANGED_REF, payFor } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';
import { remindAt, remindersIn, remindersSent } from '../../fixtures/steps/reminding.ts';

const ID = `${CHANGED_REF}-review-2027-01-12-traveller`;
const DUE = '2027-01-14T15:00:00+08:00';

/** Two seats on 12 January, in a state. */
async function travelledSeats(newPlace: NewPlace, status: string) {
  const services = await servicesSelling(await newPlace());
  await bookedSeats(services);
  await payFor(services, 32);
  const setStatus = (to: string) =>
    services.database.write(CHANGED_REF, (db) =>
      db.updateTable('bookings').set({ status: to }).where('ref', '=', CHANGED_REF).execute(),
    );
  await setStatus(status);
  return { services, setStatus };
}

describeOnBothDatabases('the invitation to a review (specification.md#reminders)', (newPlace) => {
  test.each(['paid', 'confirmed', 'completed'])(
    'goes out once, two days after the end of a %s booking',
    async (status) => {
      const { services } = await travelledSeats(newPlace, status);
      await remindAt(services, '2027-01-14T14:59:59+08:00');
      expect(await remindersIn(services, 'review')).toEqual([]);
      await remindAt(services, DUE);
      const [mail, ...others] = await remindersSent(services, 'review');
      expect(others).toEqual([]);
      expect(mail?.mail.subject).toBe(`Booking ${CHANGED_REF}: how was it?`);
      expect(decodeURIComponent(mail?.mail.html ?? '')).toContain(`Booking ${CHANGED_REF}, SV-PPS-ELN: `);
      await remindAt(services, '2027-01-15T15:00:00+08:00');
      expect(await remindersIn(services, 'review')).toEqual([`${ID} sent`]);
    },
  );

  test.each(['cancelled', 'no-show', 'expired', 'deposit-paid', 'awaiting-payment'])(
    'is not for a booking that is %s',
    async (status) => {
      const { services } = await travelledSeats(newPlace, status);
      await remindAt(services, DUE);
      expect(await remindersIn(services, 'review')).toEqual([]);
    },
  );

  test('is dropped where the operator has written meanwhile that nobody came', async () => {
    const { services, setStatus } = await travelledSeats(newPlace, 'paid');
    await remindAt(services, DUE);
    await setStatus('no-show');
    expect(await remindersSent(services, 'review')).toEqual([]);
    expect(await remindersIn(services, 'review')).toEqual([`${ID} dropped`]);
  });

  test('is not for a trip that was called off', async () => {
    const { services } = await travelledSeats(newPlace, 'paid');
    services.setTime('2027-01-11T12:00:00+08:00');
    const request = { day: '2027-01-12', time: null, reason: 'storm', by: 'Ana' };
    const scope = { kind: 'listing', id: 'SV-PPS-ELN' } as const;
    const catalogue = await services.catalogue();
    await callOffDepartures(services.unitOfWork, catalogue, { ...request, scope }, services.clock());
    await remindAt(services, DUE);
    expect(await remindersIn(services, 'review')).toEqual([]);
  });

  test.each([
    ['a week late', '2027-01-21T15:00:00+08:00', [`${ID} waiting`]],
    ['not later', '2027-01-22T15:00:00+08:00', []],
  ])('comes from a server that was down: %s', async (_name, now, mails) => {
    const { services } = await travelledSeats(newPlace, 'completed');
    await remindAt(services, now);
    expect(await remindersIn(services, 'review')).toEqual(mails);
  });
});
