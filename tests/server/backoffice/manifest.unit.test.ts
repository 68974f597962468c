import { describe, expect, test } from 'vitest';
import { boatText, type Departure, manifestOf, missingOf } from '../../../src/server/backoffice/manifest.ts';
import { MANIFEST_HEADER, manifestLines, PASSPORT_HEADER } from '../../../src/server/backoffice/manifest-csv.ts';
import { manifestHtml } from '../../../src/server/backoffice/manifest-html.ts';
import { aDeparture, MARIA, PASSPORT } from '../../fixtures/a-departure.ts';

const TOGETHER = new Map();

describe('what is missing', () => {
  test.each<[Partial<Departure>, string[]]>([
    [{}, []],
    [{ status: 'awaiting-payment' }, ['not paid']],
    [{ persons: [MARIA, null] }, ['1 of 2 names missing']],
    [{ persons: [{ ...MARIA, documents: 'missing' }, MARIA], documents: 'passport' }, ['1 of 2 passports missing']],
    [{ persons: [{ ...MARIA, documents: 'missing' }, MARIA], documents: 'none' }, []],
    [
      { persons: [MARIA, { ...MARIA, documents: 'unreadable' }], documents: 'passport' },
      ['1 of 2 passports unreadable'],
    ],
    [{ isPickupServed: false }, ['pickup to be agreed']],
  ])('of %j is %j', (changes, expected) => {
    expect(missingOf(aDeparture(changes))).toEqual(expected);
  });
});

describe('a manifest', () => {
  test('has one group for each listing and hour, in the order of the day, its pickups together', () => {
    const groups = manifestOf(
      [
        aDeparture({ departure: '2026-12-01T13:30:00+08:00', bookingRef: 'LATE0001' }),
        aDeparture({ bookingRef: 'BBBB0001', pickup: { name: 'Pier', note: null }, cashPhp: 400 }),
        aDeparture({ bookingRef: 'AAAA0001', people: 3, cashPhp: 600 }),
        aDeparture({ listingCode: 'JT-ELN-A', bookingRef: 'TOUR0001' }),
      ],
      TOGETHER,
    );
    expect(
      groups.map(({ departure, listingCode, people, cashPhp, trips }) => [
        departure.slice(11, 16),
        listingCode,
        people,
        cashPhp,
        trips.map(({ bookingRef }) => bookingRef),
      ]),
    ).toEqual([
      ['07:30', 'JT-ELN-A', 2, 0, ['TOUR0001']],
      ['07:30', 'PV-PPS-ELN', 5, 1000, ['AAAA0001', 'BBBB0001']],
      ['13:30', 'PV-PPS-ELN', 2, 0, ['LATE0001']],
    ]);
  });

  test('as lines has one for each person, and amounts once', () => {
    const groups = manifestOf([aDeparture({ persons: [MARIA, null], cashPhp: 800, dueCents: 13_850 })], TOGETHER);
    const lines = manifestLines(groups, false).map((line) =>
      Object.fromEntries(MANIFEST_HEADER.map((name, index) => [name, line[index]])),
    );
    expect(
      lines.map((line) => [
        line['person'],
        line['of'],
        line['name'],
        line['cash PHP'],
        line['due USD'],
        line['missing'],
      ]),
    ).toEqual([
      [1, 2, 'Maria Santos', 800, 138.5, '1 of 2 names missing'],
      [2, 2, '', 0, 0, '1 of 2 names missing'],
    ]);
  });

  test('has what stands in passports only where somebody asked for it', () => {
    const groups = manifestOf(
      [aDeparture({ documents: 'passport', persons: [{ ...MARIA, passport: PASSPORT }, null] })],
      TOGETHER,
    );
    expect(manifestLines(groups, false)[0]).toHaveLength(MANIFEST_HEADER.length);
    const [first, second] = manifestLines(groups, true);
    expect(first?.slice(-PASSPORT_HEADER.length)).toEqual(Object.values(PASSPORT));
    expect(second?.slice(-PASSPORT_HEADER.length)).toEqual(['', '', '', '']);
    expect(manifestLines(groups, false).flat().join()).not.toContain('AB1234567');
  });
});

describe('the boats of an hour', () => {
  const boats = new Map([
    ['JT-ELN-A', { sharing: 'seats', maxPeople: 10 }],
    ['PrivBoat-HB', { sharing: 'alone', maxPeople: 12 }],
    ['SV-PPS-ELN', { sharing: 'together', maxPeople: 10 }],
  ] as const);
  const booked = (listingCode: string, title: string, ...groups: readonly number[]) =>
    groups.map((people, index) => aDeparture({ listingCode, title, people, bookingRef: `BOOKING${index}` }));
  const told = (departures: readonly Departure[]) =>
    manifestOf(departures, boats).map((group) => [boatText(group), ...group.trips.map(({ people }) => people)]);

  test.each<[string, Departure[], (string | number | null)[][]]>([
    ['is one where all fit', booked('JT-ELN-A', 'Joining boat', 4, 6), [[null, 4, 6]]],
    [
      'are as few as it takes where a joining tour has more people than seats, and no booking is split (specification.md#capacity)',
      booked('JT-ELN-A', 'Joining boat', 4, 7, 3, 6),
      [
        ['Boat 1 of 2', 7, 3],
        ['Boat 2 of 2', 4, 6],
      ],
    ],
    [
      'are one for each booking of a private boat',
      booked('PrivBoat-HB', 'Private boat', 2, 3),
      [
        ['Boat 1 of 2', 2],
        ['Boat 2 of 2', 3],
      ],
    ],
    [
      'are groups on land',
      booked('JT-ELN-A', 'Joining city tour', 8, 5),
      [
        ['Group 1 of 2', 8],
        ['Group 2 of 2', 5],
      ],
    ],
    ['are none for a van', booked('SV-PPS-ELN', 'Shared van', 8, 8), [[null, 8, 8]]],
    ['are none for a listing that is sold no more', booked('JT-OLD', 'Joining boat', 8, 8), [[null, 8, 8]]],
  ])('%s', (_name, departures, expected) => {
    expect(told(departures)).toEqual(expected);
  });

  test('stand in each line, and over each table of the printed page', () => {
    const groups = manifestOf(booked('JT-ELN-A', 'Joining boat', 8, 5), boats);
    const column = MANIFEST_HEADER.indexOf('boat');
    expect(new Set(manifestLines(groups, false).map((line) => line[column]))).toEqual(new Set([1, 2]));
    const html = manifestHtml(groups, { operator: 'X', day: '2026-12-01', madeAt: '2026-11-30T18:00:00+08:00' });
    expect(html).toContain('<h2>7:30 AM Joining boat, Boat 2 of 2</h2>');
    expect(groups.map(({ people }) => people)).toEqual([8, 5]);
  });
});
