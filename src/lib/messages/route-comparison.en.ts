import { plural } from './format.ts';

/** Messages of the comparison of ways to travel a route, in English. */
export const en = {
  ways: 'Ways to travel, side by side',
  waysTable: 'Ways to travel, table',
  price: 'Price',
  time: 'Time',
  departs: 'Departs',
  group: 'Group',
  groupUpTo: (people: number) => `Up to ${people} in one booking`,
  cancellation: 'Cancellation',
  groupPays: 'What your group pays',
  pricesTable: 'Prices by group size, table',
  people: 'People',
  cheapest: 'cheapest',
  wholeGroup: 'Price for the whole group, one way.',
  cheapestIsMarked: 'The cheapest is marked.',
  severalVehicles: '2× means two bookings or two vans.',
  chart: {
    title: 'Total price by group size',
    description: 'Total price by group size as lines. The table below has the same figures.',
    people: 'people',
  },
  groups: (first: number, last: number) =>
    first === last ? plural('en', first, { one: '1 person', other: `${first} people` }) : `${first} to ${last} people`,
  cheapestFor: (way: string, groups: readonly string[]) => `${way}: cheapest for ${groups.join(' and ')}.`,
  vanOrSeats: (seats: number) =>
    plural('en', seats, {
      one: 'A private van costs about as much as 1 shared seat, and you have it to yourselves.',
      other: `A private van costs about as much as ${seats} shared seats, and you have it to yourselves.`,
    }),
};

export type RouteComparisonMessages = typeof en;
