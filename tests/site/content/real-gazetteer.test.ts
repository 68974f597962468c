import { describe, expect, test } from 'vitest';
import { knownPlaces } from '../../../src/lib/places/gazetteer.ts';
import { parseGazetteerIndex } from '../../../src/lib/places/gazetteer-index.ts';
import { readRealContent } from '../../fixtures/builders/real-content.ts';

const { library } = readRealContent();
const towns = library.places.map(({ data }) => data);
const gazetteers = library.gazetteer.map(({ data }) => data);
const places = knownPlaces(towns, gazetteers);
const areas = towns.flatMap((town) => town.areas.map(({ id }) => id));

describe('the gazetteer', () => {
  test('has a file for each town, with forty places or more in all', () => {
    expect(gazetteers.map(({ town }) => town).toSorted()).toEqual(towns.map(({ code }) => code).toSorted());
    expect(gazetteers.flatMap((gazetteer) => gazetteer.places).length).toBeGreaterThanOrEqual(40);
  });

  test('has every pickup area as a place', () => {
    expect(places.filter(({ place_id, areaId }) => place_id === areaId).map(({ place_id }) => place_id)).toEqual(areas);
  });

  test("names places by ids with the town's code in front, each once", () => {
    const ids = places.map(({ place_id }) => place_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(places.filter(({ place_id, town }) => !place_id.startsWith(`${town?.toLowerCase()}-`))).toEqual([]);
  });

  test('sends each place to a pickup area of its own town, or on request', () => {
    const astray = places.filter(
      ({ areaId, town }) => areaId !== null && !areaId.startsWith(`${town?.toLowerCase()}-`),
    );
    expect(astray).toEqual([]);
    expect(places.filter(({ areaId }) => areaId !== null && !areas.includes(areaId))).toEqual([]);
  });

  test('reaches the browser whole', () => {
    const read = parseGazetteerIndex(JSON.parse(JSON.stringify({ towns, places })));
    expect(read.places).toEqual(places);
    expect(read.towns).toHaveLength(5);
  });
});
