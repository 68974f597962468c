import { describe, expect, test } from 'vitest';
import type { ListingSource } from '../../../src/lib/catalogue/listing.schema.ts';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { aLibrary, withChanged } from '../../fixtures/builders/a-library.ts';

const FILE = 'src/content/listings/PV-PPS-ELN.yaml';
const AREAS = 'one of eln-town-hotels, pps-airport';

/** Everything that is wrong when only the van's listing is changed. */
function problemsWith(change: (data: ListingSource) => Partial<ListingSource>) {
  return libraryProblems(withChanged('listings', 'PV-PPS-ELN', (data) => ({ ...data, ...change(data) })));
}

function contentProblemsWith(content: Partial<ListingSource['content']>) {
  return problemsWith((data) => ({ content: { ...data.content, ...content } }));
}

test('a complete library has no problems', () => {
  expect(libraryProblems(aLibrary())).toEqual([]);
});

describe('references of a listing to other files', () => {
  test.each<[string, Partial<ListingSource>, string, string, string]>([
    ['unknown origin', { origin: 'XXX' }, 'origin', '"XXX"', 'one of ELN, PPS'],
    ['unknown destination', { destination: 'MNL' }, 'destination', '"MNL"', 'one of ELN, PPS'],
    ['unknown provider', { providerId: 'nobody' }, 'providerId', '"nobody"', 'one of adsts, dspal'],
    ['unknown policy', { policy: 'never' }, 'policy', '"never"', 'one of private-van-24h, joining-tour-7d'],
    ['unknown image group', { images: ['VAN', 'BUS'] }, 'images.1', '"BUS"', 'one of VAN, ELN-A'],
    [
      'thumbnail of an unknown group',
      { thumbnail: 'BUS/1' },
      'thumbnail',
      '"BUS/1"',
      'a number from 1 to 5 in one of VAN, ELN-A',
    ],
    [
      'room for fewer than the price includes',
      { maxPeople: 7 },
      'maxPeople',
      '7',
      '8 or more, because the price includes 8',
    ],
  ])('are refused: %s', (_name, changes, field, found, allowed) => {
    expect(problemsWith(() => changes)).toEqual([{ file: FILE, field, found, allowed }]);
  });

  test.each<[string, Partial<ListingSource['content']>, string, string]>([
    ['unknown pickup', { pickup: ['pps-airport', 'pps-moon'] }, 'content.pickup.1', '"pps-moon"'],
    ['unknown drop-off', { dropoff: ['moon'] }, 'content.dropoff.0', '"moon"'],
  ])('are refused: %s', (_name, content, field, found) => {
    expect(contentProblemsWith(content)).toEqual([{ file: FILE, field, found, allowed: AREAS }]);
  });

  test('a code that is not the name of its file', () => {
    const library = withChanged('listings', 'JT-ELN-A', (data) => ({ ...data, code: 'JT-ELN-B' }));
    expect(libraryProblems(library)).toEqual([
      {
        file: 'src/content/listings/JT-ELN-A.yaml',
        field: 'code',
        found: '"JT-ELN-B"',
        allowed: '"JT-ELN-A", the file\'s name',
      },
    ]);
  });
});

test('a description that is too long once its hours are written as pages write them is named', () => {
  const text = (length: number) => `Back by 15:00.${' and on'.repeat(40)}`.slice(0, length);
  expect(contentProblemsWith({ seoDescription: text(152) })).toEqual([]);
  expect(contentProblemsWith({ seoDescription: text(154) })).toEqual([
    {
      file: FILE,
      field: 'content.seoDescription',
      found: '156 characters, with hours as pages show them',
      allowed: 'a text of 120 to 155 characters',
    },
  ]);
});

describe('times of a listing', () => {
  test.each<[string, Partial<ListingSource['content']>, string]>([
    [
      'steps out of order',
      { itinerary: { '+0h': 'a', '+3h': 'b', '+2h': 'c' }, duration: '2h' },
      '+0h, +3h, +2h: it has steps out of order',
    ],
    [
      'steps that do not add up to the duration',
      { duration: '4h30m' },
      '+0h, +2h30m, +5h: it lasts 300 minutes, but the duration 4h30m is 270',
    ],
    [
      'a start that is not the departure',
      { itinerary: { '+1h': 'a', '+6h': 'b' } },
      '+1h, +6h: it starts at "+1h", not at the departure',
    ],
    [
      'clock times and times since departure',
      { itinerary: { '+0h': 'a', '12:00': 'b', '+5h': 'c' } },
      '+0h, 12:00, +5h: it mixes clock times and times since departure',
    ],
    [
      'clock times without a departure',
      { itinerary: { '07:00': 'a', '12:00': 'b' } },
      '07:00, 12:00: it has clock times, which need exactly one departure time in sched',
    ],
  ])('are refused: %s', (_name, content, found) => {
    expect(contentProblemsWith(content)).toEqual([
      { file: FILE, field: 'content.itinerary', found, allowed: 'steps in order that add up to the duration' },
    ]);
  });

  test.each([
    ['departures out of order', ['09:30', '07:30'], '09:30, 07:30'],
    ['a departure twice', ['07:30', '07:30'], '07:30, 07:30'],
  ])('are refused: %s', (_name, sched, found) => {
    expect(contentProblemsWith({ sched })).toEqual([
      {
        file: FILE,
        field: 'content.sched',
        found,
        allowed: 'departure times from the earliest to the latest, each once',
      },
    ]);
  });
});

test('every mistake of every file is told', () => {
  const one = withChanged('listings', 'PV-PPS-ELN', (data) => ({ ...data, origin: 'XXX', policy: 'never' }));
  const two = withChanged('listings', 'JT-ELN-A', (data) => ({ ...data, providerId: 'nobody' }), one);
  expect(libraryProblems(two).map(({ file, field }) => `${file} ${field}`)).toEqual([
    `${FILE} origin`,
    `${FILE} policy`,
    'src/content/listings/JT-ELN-A.yaml providerId',
  ]);
});
