import { describe, expect, test } from 'vitest';
import { parseFoundPlace, parseFoundPlaces } from '../../../src/lib/places/found-place.ts';
import { parseGazetteerIndex } from '../../../src/lib/places/gazetteer-index.ts';
import { aFoundPlace } from '../../fixtures/builders/a-found-place.ts';

describe('a place from outside', () => {
  test('is read whole', () => {
    expect(parseFoundPlace({ ...aFoundPlace(), more: 1 })).toEqual(aFoundPlace());
    expect(parseFoundPlace(aFoundPlace({ town: null, areaId: null }))).toEqual(
      aFoundPlace({ town: null, areaId: null }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Rizal Avenue'],
    ['an array', []],
    ['no id', { ...aFoundPlace(), place_id: '' }],
    ['a number for an id', { ...aFoundPlace(), place_id: 7 }],
    ['no name', { ...aFoundPlace(), name: undefined }],
    ['a name that is too long', { ...aFoundPlace(), name: 'x'.repeat(161) }],
    ['a name with control characters', { ...aFoundPlace(), name: 'a\u0000b' }],
    ['a town that is no text', { ...aFoundPlace(), town: {} }],
    ['no area at all', { ...aFoundPlace(), areaId: undefined }],
    ['a note that is no text', { ...aFoundPlace(), note: 5 }],
  ])('is none for %s', (_what, value) => {
    expect(parseFoundPlace(value)).toBeUndefined();
  });

  test('loses names that are none', () => {
    expect(parseFoundPlace({ ...aFoundPlace(), otherNames: ['Rizal Ave', 5, null] })?.otherNames).toEqual([
      'Rizal Ave',
    ]);
    expect(parseFoundPlace({ ...aFoundPlace(), otherNames: 'Rizal' })?.otherNames).toEqual([]);
  });

  test('is left out of a list where it is none', () => {
    expect(parseFoundPlaces([null, aFoundPlace(), 5])).toEqual([aFoundPlace()]);
    expect(parseFoundPlaces({ length: 2 })).toEqual([]);
  });
});

test.each([null, undefined, 5, 'x', [], { towns: 5, places: 5 }, { towns: [null, { code: 1 }], places: [null] }])(
  'a place book of %j is empty',
  (value) => {
    expect(parseGazetteerIndex(value)).toEqual({ towns: [], places: [] });
  },
);
