import { describe, expect, test } from 'vitest';
import { type DeskRoute, deskHref, parseDeskRoute } from '../../../src/lib/desk/desk-route.ts';

const ROUTES: readonly DeskRoute[] = [
  { screen: 'day', day: null },
  { screen: 'day', day: '2027-01-12' },
  { screen: 'departure', day: '2027-01-12', listing: 'SV-PPS-ELN', time: '07:30' },
  { screen: 'bookings', query: '' },
  { screen: 'bookings', query: 'María / 5J 637' },
  { screen: 'booking', ref: '7K2M0QXA' },
  { screen: 'new-booking' },
  { screen: 'money' },
  { screen: 'calendar', month: null },
  { screen: 'calendar', month: '2027-01' },
  { screen: 'sea' },
  { screen: 'account' },
  { screen: 'join', token: 'x_-9' },
];

describe('an address of the desk (specification.md#the-desk)', () => {
  test.each(ROUTES)('leads back to the screen that it was made for: %o', (route) => {
    expect(parseDeskRoute(deskHref(route))).toEqual(route);
  });

  test.each([
    '',
    '#',
    '#/',
    '#/nowhere',
    '#/day/2027-02-30',
    '#/booking/short',
    '#/departure/2027-01-12',
    '#/%E0%A4%A',
  ])('leads to today when it means nothing: “%s”', (fragment) => {
    expect(parseDeskRoute(fragment)).toEqual({ screen: 'day', day: null });
  });

  test('of a month that does not exist leads to the current one', () => {
    expect(parseDeskRoute('#/calendar/2027-13')).toEqual({ screen: 'calendar', month: null });
  });
});
