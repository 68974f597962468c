import { describe, expect, test } from 'vitest';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library } = readRealContent();
const listings = library.listings.map(({ data }) => data);

/** Shorter sentences, such as "Lunch on the beach.", may stand in several listings. */
const MIN_WORDS = 7;

const PLACE_NAMES = library.places
  .flatMap(({ data }) => [data.name, ...data.areas.map(({ name }) => name)])
  .concat('Puerto', 'Princesa', 'Taytay', 'Roxas', 'Lio', 'Nacpan', 'Salvacion', 'San Jose', 'Corong-Corong')
  .toSorted((a, b) => b.length - a.length);

/** A sentence without what a copy would swap: names of places, times, numbers, punctuation. */
function skeleton(sentence: string): string {
  const unnamed = PLACE_NAMES.reduce((text, name) => text.replaceAll(name, '@'), sentence);
  return unnamed
    .replace(/\d+(?:[.:]\d+)?/g, '#')
    .toLowerCase()
    .replace(/[^\p{L}@#]+/gu, ' ')
    .trim();
}

function skeletonsOf(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?;:])\s+/u));
  return [...new Set(sentences.map(skeleton))].filter((text) => text.split(' ').length >= MIN_WORDS);
}

/** Sentences that two listings share but for names and numbers, with the codes of both. */
function shared(textsOf: (listing: (typeof listings)[number]) => readonly string[]): string[] {
  const owners = new Map<string, string>();
  return listings.flatMap((listing) =>
    skeletonsOf(textsOf(listing)).flatMap((text) => {
      const owner = owners.get(text);
      if (owner === undefined) owners.set(text, listing.code);
      return owner === undefined ? [] : [`${owner} and ${listing.code}: ${text}`];
    }),
  );
}

describe('no two listings share a sentence with names swapped', () => {
  test('a copy with other names is found', () => {
    expect(skeleton('The van leaves Puerto Princesa at 7:30 for El Nido.')).toBe(
      skeleton('The van leaves Port Barton at 9 for Sabang.'),
    );
  });

  test('not in their itineraries', () => {
    expect(shared(({ content }) => Object.values(content.itinerary))).toEqual([]);
  });

  test('not in their descriptions', () => {
    expect(shared(({ content }) => [content.seoDescription])).toEqual([]);
  });

  test('not in their titles', () => {
    const titles = listings.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});

describe('important notes (specification.md#travellers-rules)', () => {
  const notesOf = (code: string) =>
    listings.find((listing) => listing.code === code)?.content.importantNotes.join(' ') ?? '';
  const real = listings.filter(({ sample }) => !sample).map(({ code }) => code);

  test.each(real.filter((code) => code.includes('PPUR')))('%s says that it is not for children under 8', (code) => {
    expect(notesOf(code)).toMatch(/\b(?:8|eight)\b/i);
    expect(notesOf(code)).toMatch(/child|under|young/i);
  });

  // Where the tour has one departure, its notes may name the time instead: 06:45 for a start at
  // 07:00.
  const EARLY: Readonly<Record<string, string>> = {
    '07:00': '06:45',
    '07:30': '07:15',
    '08:00': '07:45',
    '13:30': '13:15',
  };

  test.each(real)('%s asks to be ready 15 minutes early', (code) => {
    const [departure = ''] = listings.find((listing) => listing.code === code)?.content.sched ?? [];
    expect(notesOf(code)).toMatch(
      new RegExp(`(?:15|fifteen) minutes|quarter|${EARLY[departure] ?? '15 minutes'}`, 'i'),
    );
  });

  const WORDS = [
    'zero',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
  ];

  test.each(listings.map(({ code, maxPeople }) => [code, maxPeople] as const))(
    '%s says that it takes %i people',
    (code, most) => {
      expect(notesOf(code)).toMatch(new RegExp(`\\b(?:${most}|${WORDS[most]})\\b`, 'i'));
    },
  );

  test('joining tours take at most 10 people', () => {
    const groups = listings.filter(({ listingType }) => listingType === 'JOINING_TOUR');
    expect(groups.map(({ maxPeople }) => maxPeople)).toEqual(Array(8).fill(10));
  });

  test('the San Vicente to Puerto Princesa tour asks for passports, no other does (specification.md#passports)', () => {
    expect(listings.filter(({ documents }) => documents === 'passport').map(({ code }) => code)).toEqual([
      'PV-PPUR-SVC-PPS',
    ]);
  });
});

describe('pickup and drop-off choices', () => {
  const special = library.places.flatMap(({ data }) => data.areas.filter((area) => area.special).map(({ id }) => id));

  test.each(listings.map((listing) => [listing.code, listing] as const))(
    'lie where the trip begins or ends: %s',
    (_code, { origin, destination, content }) => {
      const towns = (areas: readonly string[]) => new Set(areas.map((id) => id.slice(0, 3).toUpperCase()));
      expect(towns(content.pickup)).toContain(origin);
      expect(towns(content.dropoff)).toContain(destination);
      const usual = [...content.pickup, ...content.dropoff].filter((id) => !special.includes(id));
      expect([...towns(usual)].filter((town) => town !== origin && town !== destination)).toEqual([]);
    },
  );
});

describe('durations and departures (specification.md#departures)', () => {
  const ofType = (...types: readonly string[]) => listings.filter(({ listingType }) => types.includes(listingType));

  test('shared transfers leave six times a day', () => {
    const times = ofType('SHARED_TRANSFER').map(({ content }) => content.sched.join(' '));
    expect(times).toEqual(Array(6).fill('07:30 09:30 11:30 13:30 15:00 18:00'));
  });

  test('private transfers have no times (specification.md#listing-content)', () => {
    expect(ofType('PRIVATE_TRANSFER').flatMap(({ content }) => content.sched)).toEqual([]);
  });

  test('transfers take 1h30m to 5h30m', () => {
    const durations = new Set(ofType('SHARED_TRANSFER', 'PRIVATE_TRANSFER').map(({ content }) => content.duration));
    const allowed = ['1h30m', '2h', '2h30m', '3h', '3h30m', '4h', '4h30m', '5h', '5h30m'];
    expect([...durations].filter((duration) => !allowed.includes(duration))).toEqual([]);
  });

  test('tours take 8h, city tours 4h', () => {
    const tours = ofType('JOINING_TOUR', 'PRIVATE_BOAT_TOUR', 'PRIVATE_TRANSFER_WITH_TOUR');
    const wrong = tours.filter(({ code, content }) => content.duration !== (/CT[AP]M$/.test(code) ? '4h' : '8h'));
    expect(wrong.map(({ code, content }) => `${code} ${content.duration}`)).toEqual([]);
  });
});
