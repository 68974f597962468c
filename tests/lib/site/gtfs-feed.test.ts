import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../src/lib/catalogue/listing.ts';
import { gtfsFeed } from '../../../src/lib/site/gtfs-feed.ts';
import { aListing, aSharedSeat } from '../../fixtures/builders/a-listing.ts';
import { anArea, aPlace, PORT_BARTON, PUERTO_PRINCESA } from '../../fixtures/builders/a-place.ts';
import { gtfsProblems } from '../../fixtures/steps/gtfs-problems.ts';

const SITE = {
  name: 'Dalan Palawan, "vans"',
  url: 'https://www.example.com',
  contacts: { email: 'hello@example.com', phone: '+63485550100' },
} as Parameters<typeof gtfsFeed>[0]['site'];

const TERMINAL = anArea({ id: 'pps-terminal', name: 'San Jose Terminal', kind: 'terminal' });
const TOWN = { ...PUERTO_PRINCESA, areas: [...PUERTO_PRINCESA.areas, TERMINAL] };
const POINTS = {
  'pps-airport': { latitude: 9.742, longitude: 118.757, search: 'Airport' },
  'pps-terminal': { latitude: 9.793, longitude: 118.744, search: 'Terminal' },
};

const feedOf = (listings: readonly Listing[]) =>
  gtfsFeed({
    site: SITE,
    listings,
    places: [TOWN, PORT_BARTON, aPlace()],
    pickupPoints: POINTS,
    from: '2026-11-21',
    version: 'abc',
  });
const rowsOf = (listings: readonly Listing[], file: string): readonly Readonly<Record<string, string>>[] =>
  parse(feedOf(listings)[file] ?? '', { columns: true });

const van = aSharedSeat();

describe('the feed of timetables (specification.md#timetables)', () => {
  test('breaks no rule of GTFS, whatever a name has in it', () => {
    const closed = aSharedSeat({
      code: 'SV-PPS-ELN',
      destination: 'ELN',
      closures: [{ from: '12-24', to: '12-25', reason: 'x' }],
    });
    expect(gtfsProblems(feedOf([van, closed]))).toEqual([]);
    expect(rowsOf([van], 'agency.txt')[0]?.agency_name).toBe(SITE.name);
  });

  test('has a trip for each hour of a shared van, which arrives when its duration is over', () => {
    const visits = rowsOf([van], 'stop_times.txt');
    expect(visits).toHaveLength(van.content.sched.length * 2);
    expect(visits.slice(0, 2).map((row) => [row.trip_id, row.departure_time, row.stop_id])).toEqual([
      ['SV-PPS-PBT-0730', '07:30:00', 'pps-airport'],
      ['SV-PPS-PBT-0730', '11:00:00', 'port-barton'],
    ]);
  });

  test('goes on counting hours after midnight', () => {
    const late = aSharedSeat({ content: { sched: ['22:30'], duration: '3h30m' } });
    expect(rowsOf([late], 'stop_times.txt')[1]?.arrival_time).toBe('26:00:00');
  });

  test('stops at a terminal, else at a spot that the map knows, else in the town', () => {
    const both = aSharedSeat({ content: { pickup: ['pps-airport', 'pps-terminal'] } });
    const neither = aSharedSeat({ content: { pickup: ['pps-city-hotels'] } });
    const startOf = (listing: Listing) => rowsOf([listing], 'stops.txt')[0];
    expect(startOf(both)).toMatchObject({ stop_id: 'pps-terminal', stop_lat: '9.793' });
    expect(startOf(van)).toMatchObject({ stop_id: 'pps-airport', stop_lat: '9.742' });
    expect(startOf(neither)).toMatchObject({ stop_id: 'puerto-princesa', stop_name: 'Puerto Princesa' });
  });

  test('takes out the days of a closure, for a year', () => {
    const closed = aSharedSeat({ closures: [{ from: '12-24', to: '12-25', reason: 'x' }] });
    expect(rowsOf([closed], 'calendar_dates.txt').map((row) => [row.service_id, row.date])).toEqual([
      ['SV-PPS-PBT', '20261224'],
      ['SV-PPS-PBT', '20261225'],
    ]);
    expect(rowsOf([closed], 'calendar.txt')).toMatchObject([{ start_date: '20261121', end_date: '20271120' }]);
    expect(feedOf([van])).not.toHaveProperty('calendar_dates.txt');
  });

  test('says what one person pays, and how long before departure a seat is booked', () => {
    expect(rowsOf([van], 'fare_attributes.txt')).toMatchObject([{ price: '17.00', currency_type: 'USD' }]);
    expect(rowsOf([van], 'booking_rules.txt')).toHaveLength(1);
    const notice = aSharedSeat({ policy: { ...van.policy, bookingNotice: '2d' } });
    expect(rowsOf([notice], 'booking_rules.txt')[0]?.prior_notice_duration_min).toBe('2880');
  });

  test('has neither private vans nor examples, and is empty without others', () => {
    expect(feedOf([aListing(), aSharedSeat({ sample: true })])).toEqual({});
    expect(rowsOf([van, aListing()], 'routes.txt').map((row) => row.route_id)).toEqual(['SV-PPS-PBT']);
  });
});

describe('the rules that the feed is checked by', () => {
  test.each([
    [
      'a stop that is not there',
      'stops.txt',
      'port-barton',
      'x',
      'stop_times.txt: stop_id port-barton is not in stops.txt',
    ],
    [
      'an arrival that is too early',
      'stop_times.txt',
      '11:00:00',
      '06:00:00',
      'SV-PPS-PBT-0730 arrives before it leaves',
    ],
    [
      'a trip twice',
      'trips.txt',
      'SV-PPS-PBT-0930',
      'SV-PPS-PBT-0730',
      'trips.txt: SV-PPS-PBT-0730 stands there twice',
    ],
    ['a price without cents', 'fare_attributes.txt', '17.00', '17', 'fare_attributes.txt: price is 17'],
    ['a file without rows', 'calendar.txt', /\n.*/gs, '\n', 'calendar.txt is missing'],
  ])('find %s', (_what, file, from, to, sentence) => {
    const files = feedOf([van]);
    expect(gtfsProblems({ ...files, [file]: (files[file] ?? '').replaceAll(from, to) })).toContain(sentence);
  });
});
