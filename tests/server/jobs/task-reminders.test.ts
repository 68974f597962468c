import { expect, test } from 'vitest';
import { aBookingCatalogue, aPassportTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { MARIA, savePerson, TOUR } from '../../fixtures/builders/a-passport-booking.ts';
import { servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { mailsIn } from '../../fixtures/fakes/a-mailer.ts';
import { book, REF } from '../../fixtures/steps/a-client.ts';
import { aServices, type TestServices } from '../../fixtures/steps/a-services.ts';
import { bookedSeats, CHANGED_REF, payFor } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';
import { remindAt, remindersIn, remindersSent } from '../../fixtures/steps/reminding.ts';

const ID = `${REF}-tasks-2027-01-12-traveller`;
const DUE = '2027-01-09T15:00:00+08:00';

/** A tour for two on 12 January that needs passports, confirmed. */
async function confirmedTour(newPlace: NewPlace) {
  const services = await aServices(await newPlace());
  services.sell(aBookingCatalogue([aPassportTrip()]));
  const bookingItems = [aCartItem(TOUR, { listingCode: 'PV-PPUR-SVC-PPS' })];
  const { secret } = await book(services, { bookingItems, expectedTotalUsd: 173 });
  await setStatus(services, REF, 'confirmed', 17_300);
  return { services, secret };
}

async function setStatus(services: TestServices, ref: string, status: string, paid: number): Promise<void> {
  await services.database.write(ref, (db) =>
    db.updateTable('bookings').set({ status, paid_cents: paid, expires_at: null }).where('ref', '=', ref).execute(),
  );
}

describeOnBothDatabases('the reminder of what is missing (specification.md#reminders)', (newPlace) => {
  test('is sent once, at three in the afternoon three days before the first trip', async () => {
    const { services } = await confirmedTour(newPlace);
    await remindAt(services, '2027-01-09T14:59:59+08:00');
    expect(await remindersIn(services, 'tasks')).toEqual([]);
    await remindAt(services, DUE);
    const [mail, ...others] = await remindersSent(services, 'tasks');
    expect(others).toEqual([]);
    expect(mail?.mail.text).toContain('0 of 2 forms complete. One of your trips needs everyone’s passport');
    expect(mail?.mail.text).toMatch(/\/participants#ref=\w+&secret=[\w-]{20,}/);
    expect(mail?.mail.text).not.toContain('TO PAY');
    await remindAt(services, '2027-01-10T15:00:00+08:00');
    expect(await remindersIn(services, 'tasks')).toEqual([`${ID} sent`]);
  });

  test('is dropped where nothing is missing any more when it is sent', async () => {
    const { services, secret } = await confirmedTour(newPlace);
    await remindAt(services, DUE);
    for (const index of [0, 1]) {
      expect((await savePerson(services, secret, { index, participant: MARIA })).status).toBe(200);
    }
    expect(await remindersSent(services, 'tasks')).toEqual([]);
    expect((await mailsIn(services)).get(ID)).toMatchObject({ state: 'dropped', lastError: 'nothing is missing' });
  });

  test('tells of a balance that is not paid', async () => {
    const { services } = await confirmedTour(newPlace);
    await setStatus(services, REF, 'confirmed', 10_000);
    await remindAt(services, DUE);
    const [mail] = await remindersSent(services, 'tasks');
    expect(mail?.mail.text).toContain('US$73 TO PAY');
  });

  test.each(['cancelled', 'expired', 'no-show'])('is dropped where the booking is %s', async (status) => {
    const { services } = await confirmedTour(newPlace);
    await remindAt(services, DUE);
    await setStatus(services, REF, status, 0);
    expect(await remindersSent(services, 'tasks')).toEqual([]);
  });

  test('of a trip that was moved is dropped, and sent three days before the new day', async () => {
    const services = await servicesSelling(await newPlace());
    const { change } = await bookedSeats(services);
    await payFor(services, 32);
    await remindAt(services, DUE);
    await change({ date: '2027-01-20' }, 32);
    expect(await remindersSent(services, 'tasks')).toEqual([]);
    await remindAt(services, '2027-01-17T15:00:00+08:00');
    expect(await remindersSent(services, 'tasks')).toHaveLength(1);
    expect(await remindersIn(services, 'tasks')).toEqual([
      `${CHANGED_REF}-tasks-2027-01-12-traveller dropped`,
      `${CHANGED_REF}-tasks-2027-01-20-traveller sent`,
    ]);
  });
});
