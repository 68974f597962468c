import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, test } from 'vitest';
import { type CalendarBooking, calendarFile } from '../../../src/lib/bookings/calendar-file.ts';
import { aBookedTrip } from '../../fixtures/builders/a-booked-trip.ts';
import { OPERATOR } from '../../fixtures/builders/a-booking-catalogue.ts';

const BOOKING: CalendarBooking = {
  ref: 'ABCD1234',
  trips: [
    aBookedTrip(),
    aBookedTrip({ ref: 'BBBBBBBB', departure: '2027-01-15T23:00:00+08:00', end: '2027-01-16T04:00:00+08:00' }),
  ],
  isCancelled: false,
  at: Date.parse('2026-11-21T12:00:00+08:00'),
  operator: OPERATOR,
};

const fileOf = (changes: Partial<CalendarBooking> = {}) => calendarFile({ ...BOOKING, ...changes }, 'en-US', 'en');
const parsed = (file: string) => convertIcsCalendar(undefined, file);
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file', () => {
  test('has an event for each trip at the hour of Palawan, in its time zone', () => {
    const { events = [], timezones = [] } = parsed(fileOf());
    expect(timezones.map(({ id }) => id)).toEqual(['Asia/Manila']);
    expect(events.map(({ start, end }) => [start.date.toISOString(), end?.date.toISOString()])).toEqual([
      ['2027-01-11T23:30:00.000Z', '2027-01-12T04:30:00.000Z'],
      ['2027-01-15T15:00:00.000Z', '2027-01-15T20:00:00.000Z'],
    ]);
    const lines = unfolded(fileOf());
    expect(lines).toContain('DTSTART;TZID=Asia/Manila:20270112T073000');
    expect(lines).toContain('DTEND;TZID=Asia/Manila:20270116T040000');
    expect(lines.filter((line) => line.startsWith('TZOFFSET'))).toEqual(['TZOFFSETFROM:+0800', 'TZOFFSETTO:+0800']);
  });

  test('says where to stand, what to bring and whom to call', () => {
    const [event] = parsed(fileOf({ trips: [aBookedTrip({ cashPhp: 800 })] })).events ?? [];
    expect(event?.location).toBe('Puerto Princesa Airport');
    expect(event?.description).toMatch(/be ready at 7:15.AM, Palawan time/);
    expect(event?.description).toContain('Arrivals exit');
    expect(event?.description).toContain('Arriving with: 5J 637, 6:40 AM');
    expect(event?.description).toContain('Bring in cash: PHP 800');
    expect(event?.description).toContain('Booking ABCD1234, Dalan Palawan, +63485550100');
  });

  test('reminds a day and two hours before', () => {
    const lines = unfolded(fileOf({ trips: [aBookedTrip()] }));
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-PT24H', 'TRIGGER:-PT2H']);
  });

  test('keeps the ids of its events when the booking is cancelled, strikes them out and reminds of nothing', () => {
    const before = parsed(fileOf());
    const after = parsed(fileOf({ isCancelled: true }));
    expect(before.events?.map(({ uid }) => uid)).toEqual([
      'ABCD1234-AAAAAAAA@palawan.example',
      'ABCD1234-BBBBBBBB@palawan.example',
    ]);
    expect(after.events?.map(({ uid }) => uid)).toEqual(before.events?.map(({ uid }) => uid));
    expect([before.method, after.method]).toEqual(['PUBLISH', 'CANCEL']);
    const states = (file: string) => unfolded(file).filter((line) => /^(?:STATUS|SEQUENCE)/.test(line));
    expect(states(fileOf())).toEqual(['SEQUENCE:0', 'STATUS:CONFIRMED', 'SEQUENCE:0', 'STATUS:CONFIRMED']);
    expect(states(fileOf({ isCancelled: true }))).toEqual([
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      'SEQUENCE:1',
      'STATUS:CANCELLED',
    ]);
    expect(fileOf({ isCancelled: true })).not.toContain('VALARM');
  });

  test('lets nobody add lines of their own', () => {
    const pickup = {
      name: 'Hotel\r\nEND:VEVENT\rBEGIN:VEVENT\nSUMMARY:Free money; now, \\ here',
      note: '\u0000\u0085',
    };
    const file = fileOf({ trips: [aBookedTrip({ pickup, title: 'Van\r\nUID:another; free, too' })] });
    expect(unfolded(file).filter((line) => /^(?:BEGIN|END):VEVENT|^UID|^SUMMARY/.test(line))).toEqual([
      'BEGIN:VEVENT',
      'UID:ABCD1234-AAAAAAAA@palawan.example',
      'SUMMARY:Van\\nUID:another\\; free\\, too',
      'END:VEVENT',
    ]);
    expect(unfolded(file)).toContain('DESCRIPTION:Van UID:another\\; free\\, too');
    expect(file).not.toMatch(/[^\P{Cc}\r\n]/u);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test('makes no links of what somebody typed, as mails make none', () => {
    const typed = 'Win at https://bad.example/x \u202eor bad.example';
    const place = { name: typed, note: null };
    const trip = aBookedTrip({ pickup: place, dropoff: place });
    const trips = [
      { ...trip, trip: { ...trip.trip, notes: typed, arrival: { number: 'www.bad.example', time: null } } },
    ];
    const file = unfolded(fileOf({ trips })).join('\n');
    expect(file).toContain('Win at https bad. example/x or bad. example');
    expect(file).toContain('Arriving with: www. bad. example');
    expect(file).not.toMatch(/bad\.example|:\/\/bad|\u202e/);
  });

  test('has no line over 75 octets, and breaks none inside a character', () => {
    const title = `${'Isla '.repeat(12)}🌴🏝️🇵🇭 ${'ñ'.repeat(90)}`;
    const file = fileOf({ trips: [aBookedTrip({ title })] });
    const maxLength = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(maxLength).toBe(75);
    expect(Buffer.from(file).toString()).toBe(file);
    expect(unfolded(file)).toContain(`SUMMARY:${title}`);
  });
});
