import { expect, test } from 'vitest';
import { cancelBooking } from '../../../src/server/bookings/cancel-booking.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aCountedCatalogue, aSharedVan, servicesSelling } from '../../fixtures/builders/a-shared-van.ts';
import { aMailer } from '../../fixtures/fakes/a-mailer.ts';
import type { TestServices } from '../../fixtures/steps/a-services.ts';
import { bookedSeats, CHANGED_REF, CHANGED_TRIP, payFor } from '../../fixtures/steps/changing.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const VAN_OF_ZION = aSharedVan({ code: 'SV-PPS-PBN', provider: 'Zion', providerId: 'zion' });
const OTHER_TRIP = 'BBBBBBBB';

/** Two vans of two companies in one booking; both companies read mails. */
async function bookedVans(newPlace: NewPlace) {
  const catalogue = aCountedCatalogue([aSharedVan(), VAN_OF_ZION]);
  const providers = catalogue.providers.map((each) => ({ ...each, email: `${each.id}@example.com` }));
  const services = await servicesSelling(await newPlace(), { ...catalogue, providers });
  const booked = await bookedSeats(services, 2, [aCartItem(OTHER_TRIP, { people: 2 }, VAN_OF_ZION)]);
  return { services, ...booked };
}

/** Sends what waits, and gives the calendar files that came with it by who they went to. */
async function calendarsSent(services: TestServices) {
  const { sender, sent } = aMailer(services);
  await sender.sendDue();
  const linesOf = (content: string) =>
    content
      .split('\r\n')
      .filter((line) => /^(?:METHOD|UID|SEQUENCE|DTSTART;)/.test(line))
      .map((line) => line.replace(/@.*/, ''));
  return Object.fromEntries(
    sent.map(({ to, mail }) => [to, mail.attachments.map(({ content }) => linesOf(content))] as const),
  );
}

const changedEvent = (sequence: number, hour: string) => [
  `UID:${CHANGED_REF}-${CHANGED_TRIP}`,
  `SEQUENCE:${sequence}`,
  `DTSTART;TZID=Asia/Manila:20270112T${hour}`,
];
const OTHER_EVENT = [`UID:${CHANGED_REF}-${OTHER_TRIP}`, 'SEQUENCE:0', 'DTSTART;TZID=Asia/Manila:20270112T073000'];

describeOnBothDatabases('the mails about a changed trip (specification.md#changing-a-trip)', (newPlace) => {
  test('bring traveller, operator and the company the next calendar file of their trips', async () => {
    const { services, change } = await bookedVans(newPlace);
    await payFor(services, 64);
    await calendarsSent(services);
    await change({ time: '09:30' }, 32);
    const all = ['METHOD:PUBLISH', ...changedEvent(1, '093000'), ...OTHER_EVENT];
    expect(await calendarsSent(services)).toEqual({
      'maria@example.com': [all],
      'hello@palawan.example': [all],
      'adsts@example.com': [['METHOD:PUBLISH', ...changedEvent(1, '093000')]],
    });
    await change({ time: '07:30' }, 32);
    expect(await calendarsSent(services)).toMatchObject({
      'adsts@example.com': [['METHOD:PUBLISH', ...changedEvent(2, '073000')]],
    });
  });

  test('bring none while the places are not certain', async () => {
    const { services, change } = await bookedVans(newPlace);
    await calendarsSent(services);
    await change({ time: '09:30' }, 32);
    expect(await calendarsSent(services)).toEqual({ 'maria@example.com': [], 'hello@palawan.example': [] });
  });

  test('bring companies a file that takes the trips out again, once a changed booking is cancelled', async () => {
    const { services, change } = await bookedVans(newPlace);
    await payFor(services, 64);
    await change({ time: '09:30' }, 32);
    await calendarsSent(services);
    const request = { expectedRefund: null, reason: '' };
    await services.unitOfWork.write(CHANGED_REF, async (repositories) => {
      const booking = await repositories.bookings.find(CHANGED_REF);
      return booking && cancelBooking(repositories, booking, request, services.clock());
    });
    const sent = await calendarsSent(services);
    expect(sent['adsts@example.com']).toEqual([['METHOD:CANCEL', ...changedEvent(2, '093000')]]);
    expect(sent['hello@palawan.example']).toEqual(sent['maria@example.com']);
    // Its trip was never in a file.
    expect(sent['zion@example.com']).toEqual([]);
  });
});
