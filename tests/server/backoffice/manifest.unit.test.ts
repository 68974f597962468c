import { describe, expect, test } from 'vitest';
import { fullnessText, vehicleText, warningsOf } from '../../../src/server/backoffice/manifest.text.ts';
import { type CountOf, type Departure, manifestOf, missingOf } from '../../../src/server/backoffice/manifest.ts';
import { MANIFEST_HEADER, manifestLines, PASSPORT_HEADER } from '../../../src/server/backoffice/manifest-csv.ts';
import { manifestHtml } from '../../../src/server/backoffice/manifest-html.ts';
import type { ManifestCount } from '../../../src/server/backoffice/share-out.ts';
import { aDeparture, MARIA, PASSPORT } from '../../fixtures/builders/a-departure.ts';

const TOGETHER = () => null;

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

describe('the vehicles of an hour', () => {
  const aCount = (changes: Partial<ManifestCount> = {}): ManifestCount => ({
    ...{ sharing: 'seats', vehicle: 'boat', seats: 10, capacity: 20, used: 0, over: 0, status: 'AVAILABLE' },
    ...changes,
  });
  const counts: Readonly<Record<string, ManifestCount>> = {
    'JT-ELN-A': aCount({ used: 20 }),
    'JT-CTAM': aCount({ vehicle: 'group', used: 13 }),
    'PrivBoat-HB': aCount({ sharing: 'alone', seats: 12, capacity: 3, used: 2 }),
    'SV-PPS-ELN': aCount({ vehicle: 'van', capacity: 10, used: 16, over: 6, status: 'SOLD_OUT' }),
    'SV-FREE': aCount({ sharing: 'together', seats: null, capacity: null, used: 16, status: 'FREESALE' }),
  };
  const countOf: CountOf = ({ listingCode }) => counts[listingCode] ?? null;
  const booked = (listingCode: string, ...groups: readonly number[]) =>
    groups.map((people, index) => aDeparture({ listingCode, people, bookingRef: `BOOKING${index}` }));
  const wordsOf = (departures: readonly Departure[], count = countOf) =>
    manifestOf(departures, count).map((group) => [
      vehicleText(group),
      fullnessText(group),
      ...group.trips.map(({ people }) => people),
    ]);

  test.each<[string, Departure[], (string | number | null)[][]]>([
    ['is one where all fit', booked('JT-ELN-A', 4, 6), [[null, '20 of 20 people', 4, 6]]],
    [
      'are as few as its groups take, and no booking is split (specification.md#places-of-a-departure)',
      booked('JT-ELN-A', 4, 7, 3, 6),
      [
        ['Boat 1 of 2', '10 of 10 people, 20 of 20 in all', 7, 3],
        ['Boat 2 of 2', '10 of 10 people, 20 of 20 in all', 4, 6],
      ],
    ],
    [
      'are full where some arrangement of the groups fills them',
      booked('JT-ELN-A', 5, 4, 4, 3, 2, 2),
      [
        ['Boat 1 of 2', '10 of 10 people, 20 of 20 in all', 5, 3, 2],
        ['Boat 2 of 2', '10 of 10 people, 20 of 20 in all', 4, 4, 2],
      ],
    ],
    [
      'are one for each booking of a private boat',
      booked('PrivBoat-HB', 2, 3),
      [
        ['Boat 1 of 2', '2 of 12 people, 2 of 3 vehicles in all', 2],
        ['Boat 2 of 2', '3 of 12 people, 2 of 3 vehicles in all', 3],
      ],
    ],
    [
      'are groups where nobody says in what they travel',
      booked('JT-CTAM', 8, 5),
      [
        ['Group 1 of 2', '8 of 10 people, 13 of 20 in all', 8],
        ['Group 2 of 2', '5 of 10 people, 13 of 20 in all', 5],
      ],
    ],
    [
      'are more than run where more was sold, none of them with more than its places',
      booked('SV-PPS-ELN', 8, 8),
      [
        ['Van 1 of 2', '8 of 10 people, 16 of 10 in all', 8],
        ['Van 2 of 2', '8 of 10 people, 16 of 10 in all', 8],
      ],
    ],
    ['are none where nobody counts', booked('SV-FREE', 8, 8), [[null, '16 people', 8, 8]]],
    ['are none for a listing that is sold no more', booked('JT-OLD', 8, 8), [[null, '16 people', 8, 8]]],
  ])('%s', (_name, departures, expected) => {
    expect(wordsOf(departures)).toEqual(expected);
  });

  test.each<[string, Partial<ManifestCount>, number, string[]]>([
    ['nothing where all is well', { used: 20 }, 10, []],
    ['how many are too many', { used: 24, over: 4 }, 10, ['over by 4: 24 of 20 taken']],
    [
      'that groups or vehicles do not fit though there are places',
      { used: 20, over: 1 },
      6,
      ['over by 1: 20 of 20 taken; vehicles are out elsewhere, or groups do not fit'],
    ],
    ['that a group is larger than its boat', { used: 14 }, 14, ['14 people in a boat of 10']],
    ['that it is closed, and why', { status: 'CLOSED', reason: 'a storm' }, 2, ['closed: a storm']],
    ['nothing of bookings that the operator takes', { status: 'CLOSED', isOnRequest: true }, 2, []],
  ])('say %s', (_name, changes, people, expected) => {
    expect(warningsOf({ people, count: aCount(changes) })).toEqual(expected);
  });

  test('stand in each line and over each table of the printed page, with what is wrong', () => {
    const groups = manifestOf(booked('SV-PPS-ELN', 8, 8), countOf);
    const lines = manifestLines(groups, false);
    const cells = (name: (typeof MANIFEST_HEADER)[number]) =>
      new Set(lines.map((line) => line[MANIFEST_HEADER.indexOf(name)]));
    expect([...cells('boat')]).toEqual([1, 2]);
    expect([...cells('taken')]).toEqual(['8 of 10 people, 16 of 10 in all']);
    expect([...cells('warning')]).toEqual(['over by 6: 16 of 10 taken']);
    const html = manifestHtml(groups, { operator: 'X', day: '2026-12-01', madeAt: '2026-11-30T18:00:00+08:00' });
    expect(html).toContain('<h2>7:30 AM Private van, Van 2 of 2</h2>');
    expect(html).toContain('SV-PPS-ELN, ADSTS: 8 of 10 people, 16 of 10 in all');
    expect(html.match(/<p><span class="missing">Warning: over by 6: 16 of 10 taken<\/span><\/p>/g)).toHaveLength(2);
  });
});
