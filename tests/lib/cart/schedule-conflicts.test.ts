import { describe, expect, test } from 'vitest';
import { itineraryByDay } from '../../../src/lib/cart/itinerary-by-day.ts';
import { scheduleConflicts } from '../../../src/lib/cart/schedule-conflicts.ts';
import { aCartItem } from '../../fixtures/builders/a-cart-item.ts';
import { aTrip } from '../../fixtures/builders/a-trip.ts';

const VAN = aTrip();
const BOAT = aTrip({ code: 'JT-ELN-A', origin: 'ELN', destination: 'ELN', duration: '8h', sched: ['09:00'] });
const RIVER = aTrip({ code: 'JT-PPUR', origin: 'PPS', destination: 'PPS', duration: '8h' });
const TRIPS = new Map([VAN, BOAT, RIVER].map((trip) => [trip.code, trip]));

const van = (time: string, date = '2027-01-12') => aCartItem('VAN00000', { time, date }, VAN);
const boat = (date: string) => aCartItem('BOAT0000', { time: '09:00', date }, BOAT);
const river = (time: string) => aCartItem('RIVER000', { time }, RIVER);

describe('trips that do not go together', () => {
  test.each([
    ['a van that arrives after the boat has left', [van('07:30'), boat('2027-01-12')], ['overlap']],
    ['a van that arrives an hour before the boat', [van('03:00'), boat('2027-01-12')], []],
    ['a van that arrives half an hour before the boat', [van('03:30'), boat('2027-01-12')], ['tight']],
    ['a van that arrives as the boat leaves', [van('04:00'), boat('2027-01-12')], ['tight']],
    ['a van and a boat on other days', [van('07:30'), boat('2027-01-13')], []],
    ['a tour in another town right after the van', [van('03:00'), river('08:30')], ['far']],
    ['a tour in another town long after the van', [van('03:00'), river('09:30')], ['elsewhere']],
    ['the same van twice', [van('07:30'), { ...van('07:30'), ref: 'VAN00001' }], ['duplicate']],
    ['the same van on another day', [van('07:30'), { ...van('07:30', '2027-01-14'), ref: 'VAN00001' }], ['elsewhere']],
  ])('are found: %s', (_name, cart, kinds) => {
    expect(scheduleConflicts(cart, TRIPS).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('are told in the order in which they leave, whatever the order in the cart', () => {
    expect(scheduleConflicts([boat('2027-01-12'), van('07:30')], TRIPS)).toEqual([
      { kind: 'overlap', first: 'VAN00000', second: 'BOAT0000' },
    ]);
  });

  test('are found between trips that are not neighbours', () => {
    const long = aTrip({ code: 'TP-LONG', duration: '56h' });
    const cart = [aCartItem('LONG0000', { time: '06:00' }, long), van('07:30'), boat('2027-01-13')];
    const trips = new Map([...TRIPS, [long.code, long]]);
    expect(scheduleConflicts(cart, trips).map(({ first, second }) => `${first} ${second}`)).toEqual([
      'LONG0000 VAN00000',
      'LONG0000 BOAT0000',
    ]);
  });

  test('are not sought where a listing is gone', () => {
    expect(scheduleConflicts([van('07:30'), boat('2027-01-12')], new Map())).toEqual([]);
  });
});

describe('the trip as a timeline', () => {
  test('has the days in order and each day from morning to evening', () => {
    const cart = [boat('2027-01-13'), river('14:00'), van('07:30')];
    expect(itineraryByDay(cart).map(({ date, items }) => [date, items.map(({ ref }) => ref)])).toEqual([
      ['2027-01-12', ['VAN00000', 'RIVER000']],
      ['2027-01-13', ['BOAT0000']],
    ]);
  });

  test('of nothing is nothing', () => {
    expect(itineraryByDay([])).toEqual([]);
  });
});
