import { describe, expect, test } from 'vitest';
import { knownPlaces, withEnglishNames } from '../../../src/lib/places/gazetteer.ts';
import { searchPlaces } from '../../../src/lib/places/search-places.ts';
import { aFoundPlace } from '../../fixtures/builders/a-found-place.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library } = readRealContent();
const places = knownPlaces(
  library.places.map(({ data }) => data),
  library.gazetteer.map(({ data }) => data),
);
const best = (text: string, towns?: readonly string[]) =>
  searchPlaces(places, towns ? { text, towns } : { text })[0]?.place_id;

describe('place search', () => {
  test.each([
    ['by the whole name', 'Rizal Avenue', 'pps-rizal-avenue'],
    ['by a beginning', 'marim', 'eln-marimegmeg'],
    ['by one letter less', 'corong coron', 'eln-corong-corong'],
    ['without accents', 'las cabanas', 'eln-las-cabanas'],
    ['with accents where there are none', 'Nacpán', 'eln-nacpan'],
    ['in capitals', 'BAYWALK', 'pps-baywalk'],
    ['by another name', 'ENI', 'eln-airport'],
    ['by a short form', 'sta monica', 'pps-santa-monica'],
    ['with a letter wrong', 'sibalten', 'eln-sibaltan'],
    ['with two letters swapped', 'ncapan', 'eln-nacpan'],
    ['with a letter left out', 'alimangan', 'svc-alimanguan'],
    ['with a letter too many', 'taytayy', 'eln-taytay'],
    ['without an apostrophe', 'bakers hill', 'pps-bakers-hill'],
    ['by four letters with one left out', 'rizl ave', 'pps-rizal-avenue'],
    ['in an address', 'Casa Maria, Rizal Ave', 'pps-rizal-avenue'],
    ['by the kind and the town', 'puerto princesa airport', 'pps-airport'],
  ])('finds a place %s', (_how, text, id) => {
    expect(best(text)).toBe(id);
  });

  test('takes no other word for one of four letters', () => {
    const found = searchPlaces(places, { text: 'casa' });
    expect(found.map(({ name }) => name).filter((name) => !/casa/i.test(name))).toEqual([]);
  });

  test('finds what is meant in the towns that are asked for', () => {
    expect(best('pier', ['SAB'])).toBe('sab-wharf');
    expect(best('airport', ['SVC'])).toBe('svc-airport');
    expect(best('corong', ['PPS', 'SAB'])).toBeUndefined();
  });

  test.each(['', '   ', '!?', 'zzzz', 'qwertyuiop', '<script>', 'constructor', 'a'.repeat(5000)])(
    'finds nothing for "%s"',
    (text) => {
      expect(searchPlaces(places, { text })).toEqual([]);
    },
  );

  test('gives at most six', () => {
    expect(searchPlaces(places, { text: 'b' }).length).toBe(6);
    expect(searchPlaces(places, { text: 'b', most: 2 }).length).toBe(2);
  });

  test('keeps the given order among equals', () => {
    const twins = places.slice(0, 1).flatMap((place) => [
      { ...place, place_id: 'one', name: 'Twin' },
      { ...place, place_id: 'two', name: 'Twin' },
    ]);
    expect(searchPlaces(twins, { text: 'twin' }).map(({ place_id }) => place_id)).toEqual(['one', 'two']);
  });
});

describe('place search in other languages (specification.md#booking-dialog)', () => {
  const translated = withEnglishNames(
    [
      aFoundPlace({ place_id: 'terminal', name: '爱妮岛汽车站（El Nido bus terminal）' }),
      aFoundPlace({ place_id: 'hotels', name: '爱妮岛镇上任意酒店' }),
      aFoundPlace({ place_id: 'wharf', name: '사방 선착장' }),
      aFoundPlace({ place_id: 'centre', name: '엘니도 시내 호텔' }),
    ],
    [aFoundPlace({ place_id: 'wharf', name: 'Sabang wharf' })],
  );

  test.each([
    ['the end of a Chinese name', '汽车站', 'terminal'],
    ['two Chinese words that stand apart', '爱妮岛酒店', 'hotels'],
    ['the beginning of a Korean name', '선착', 'wharf'],
    ['a Korean word with a particle', '엘니도에서', 'centre'],
    ['its English name', 'wharf', 'wharf'],
    ['the English name in brackets', 'bus terminal', 'terminal'],
  ])('finds a place by %s', (_what, text, id) => {
    expect(searchPlaces(translated, { text })[0]?.place_id).toBe(id);
  });

  test('has an English name beside that of the page only where they differ', () => {
    const twin = aFoundPlace({ place_id: 'lio', name: 'Lio' });
    expect(withEnglishNames([twin], [twin])).toEqual([twin]);
  });
});
