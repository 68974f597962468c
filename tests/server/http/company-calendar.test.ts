import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { issueCalendarLink } from '../../../src/server/backoffice/calendar-links.ts';
import { loggedPath } from '../../../src/server/http/logged-path.ts';
import { createRateLimits } from '../../../src/server/http/rate-limits.ts';
import { aBookingCatalogue, aPassportTrip, aSellableTrip } from '../../fixtures/builders/a-booking-catalogue.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { PASSPORT } from '../../fixtures/builders/a-departure.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';
import { book, REF, send } from '../../fixtures/steps/a-client.ts';
import { aStaffMember } from '../../fixtures/steps/a-desk.ts';
import { aServices, NOON, type TestServices } from '../../fixtures/steps/a-services.ts';
import { describeOnBothDatabases, type NewPlace } from '../../fixtures/steps/databases.ts';

const TOUR = aTrip({ code: 'PV-PPUR-SVC-PPS', title: 'Underground River' });

/** A van of ADSTS and a tour of Zion in one booking, and the address of a calendar. */
async function aCalendar(newPlace: NewPlace, providerId = 'adsts') {
  const services = await aServices(await newPlace());
  services.sell(aBookingCatalogue([aSellableTrip(), aPassportTrip({ provider: 'Zion', providerId: 'zion' })]));
  const items = [
    aCartItem('AAAAAAAA', { notes: 'See https://bad.example' }),
    aCartItem('BBBBBBBB', { time: '13:30' }, TOUR),
  ];
  const { booking, secret } = await book(services, { bookingItems: items, expectedTotalUsd: 346 });
  const path = await pathOf(services, providerId);
  const pay = async () => {
    const joy = await aStaffMember(services, { role: 'desk', name: 'Joy' });
    const body = { id: 'BDO-1', amount: { currency: 'USD', cents: booking.totalUsd * 100 } };
    return joy.post(`/api/desk/bookings/${REF}/payments`, body, { key: 'a-key-for-it' });
  };
  return { services, secret, path, pay };
}

async function pathOf(services: TestServices, providerId: string): Promise<string> {
  const issued = await services.unitOfWork.write('calendar-links', (repositories) =>
    issueCalendarLink(repositories, { providerId, by: 'Ana' }, services.clock()),
  );
  return `/api/calendars/${issued.secret}.ics`;
}

async function eventsAt(services: TestServices, path: string) {
  const { status, body } = await send(services, 'GET', path);
  expect(status).toBe(200);
  return convertIcsCalendar(undefined, body).events ?? [];
}

describeOnBothDatabases("a company's calendar (specification.md#companies)", (newPlace) => {
  test('has its trips once they are certain, with names and numbers', async () => {
    const { services, path, pay } = await aCalendar(newPlace);
    expect(await eventsAt(services, path)).toEqual([]);
    expect((await pay()).status).toBe(200);
    const { headers, body } = await send(services, 'GET', path);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect(body).toMatch(/\r\nX-WR-CALNAME:ADSTS\\?, Dalan Palawan\r\n/);
    const [event, ...others] = await eventsAt(services, path);
    expect(others).toEqual([]);
    expect(event?.uid).toMatch(/^ABCD1234-AAAAAAAA-company@/);
    expect([event?.start.date.toISOString(), event?.sequence ?? 0, event?.stamp.date.toISOString()]).toEqual([
      '2027-01-11T23:30:00.000Z',
      0,
      new Date(NOON).toISOString(),
    ]);
    expect(event?.summary).toMatch(/^2 people, Maria Santos: /);
    expect(event?.description).toMatch(/^Maria Santos, \+639175550100\nPickup: .*\nDrop-off: .*\n/);
    expect(event?.description).toContain('Note: See https bad. example');
    expect(body).not.toMatch(/173|346|US\$|PHP|assport|maria@example/i);
  });

  test('keeps the id of a trip that is changed, counts its changes, and drops what is cancelled', async () => {
    const { services, secret, path, pay } = await aCalendar(newPlace);
    await pay();
    const [before] = await eventsAt(services, path);
    const { listingCode: _code, ...choice } = aCartItem('AAAAAAAA').trip;
    const change = { tripRef: 'AAAAAAAA', choice: { ...choice, date: '2027-01-14' }, expectedTotalUsd: 173 };
    expect(
      (await send(services, 'PUT', `/api/bookings/${REF}/trip`, { body: change, secret, key: 'key-of-the-change' }))
        .status,
    ).toBe(200);
    const [after] = await eventsAt(services, path);
    expect([after?.uid, after?.sequence]).toEqual([before?.uid, 1]);
    expect(after?.start.date.toISOString()).toBe('2027-01-13T23:30:00.000Z');
    const { refundNow } = (await send(services, 'GET', `/api/bookings/${REF}`, { secret })).body;
    const cancel = { body: { expectedRefund: refundNow }, secret };
    expect((await send(services, 'POST', `/api/bookings/${REF}/cancellation`, cancel)).status).toBe(200);
    expect(await eventsAt(services, path)).toEqual([]);
  });

  test('names those who travel, without their passports', async () => {
    const { services, secret, path, pay } = await aCalendar(newPlace, 'zion');
    await pay();
    const participant = { name: 'Ben Cruz', nationality: 'PH', ageBand: 'adult', passport: PASSPORT };
    const body = { tripRef: 'BBBBBBBB', index: 0, participant };
    const saved = await send(services, 'PUT', `/api/bookings/${REF}/participants`, { body, secret });
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const [event, ...others] = await eventsAt(services, path);
    expect([event?.summary, others]).toEqual(['2 people, Maria Santos: Underground River', []]);
    expect(event?.description).toContain('Travelling: Ben Cruz\n');
    expect(JSON.stringify(event)).not.toContain(PASSPORT.number);
  });

  test('is at no other address, and at none that is revoked, with the same answer', async () => {
    const { services, path } = await aCalendar(newPlace);
    const [link] = await services.unitOfWork.read(({ calendarLinks }) => calendarLinks.list());
    const revoke = () =>
      services.unitOfWork.write('calendar-links', ({ calendarLinks }) =>
        calendarLinks.revoke(link?.id ?? '', { by: 'Ana', at: NOON }),
      );
    const other = await pathOf(services, 'adsts');
    expect([await revoke(), await revoke()]).toEqual([true, false]);
    const wrong = [path, path.replace('.ics', ''), `/api/calendars/${'A'.repeat(43)}.ics`, '/api/calendars/x.ics'];
    const answers = await Promise.all(wrong.map((one) => send(services, 'GET', one)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect((await send(services, 'GET', other)).status).toBe(200);
    const rows = await services.database.read((db) => db.selectFrom('calendar_links').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(path.slice(15, 58));
  });
});

test('an address is read sixty times an hour, however many networks ask', async () => {
  const services = await aServices(undefined, { limits: createRateLimits() });
  const path = await pathOf(services, 'adsts');
  const read = (number: number) => send(services, 'GET', path, { from: `203.0.113.${number}` });
  const answers = [];
  for (let number = 0; number < 61; number += 1) answers.push((await read(number)).status);
  expect([new Set(answers.slice(0, 60)), answers[60]]).toEqual([new Set([200]), 429]);
});

test('the log has neither queries nor the secret addresses of calendars', () => {
  expect(loggedPath('/api/calendars/abc.ics?x=1')).toBe('/api/calendars/…');
  expect(loggedPath('/api/bookings/ABCD1234?secret')).toBe('/api/bookings/ABCD1234');
});
