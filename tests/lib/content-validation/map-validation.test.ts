import { describe, expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { type MapContent, mapSchema } from '../../../src/lib/places/map.schema.ts';
import { aFile, aLibrary, withChanged } from '../../fixtures/builders/a-library.ts';

const FILE = 'src/content/settings/map.yaml';
const ROXAS = { name: 'Roxas', latitude: 10.3, longitude: 119.3, town: true };
const AIRPORT = { latitude: 9.7, longitude: 118.8, search: 'Puerto Princesa Airport' };
const MAP: MapContent = {
  landmarks: [ROXAS],
  pickupPoints: { 'pps-airport': AIRPORT },
  islands: [],
  roads: [['Puerto Princesa', [10, 119], 'Roxas', 'El Nido']],
};

const libraryWith = (changes: Partial<MapContent>) =>
  aLibrary({ map: { ...aFile('settings', 'map', { ...MAP, ...changes }), file: FILE } });
const problemsOf = (changes: Partial<MapContent>) => libraryProblems(libraryWith(changes));

describe('the map of the content (specification.md#maps)', () => {
  test('has no problem where roads, pickup points and routes name what is there', () => {
    const library = withChanged(
      'listings',
      'PV-PPS-ELN',
      (data) => ({ ...data, content: { ...data.content, route: ['Puerto Princesa', 'Roxas', 'El Nido'] } }),
      libraryWith({}),
    );
    expect(libraryProblems(library)).toEqual([]);
  });

  test.each<[string, Partial<MapContent>, string, string]>([
    [
      'roads.0.1',
      { roads: [['Roxas', 'Rokas']] },
      '"Rokas"',
      'or add it to landmarks in src/content/settings/map.yaml',
    ],
    ['roads.0.0', { roads: [[[10, 119], 'Roxas']] }, '[10, 119]', 'a road begins and ends at one'],
    [
      'landmarks.0.name',
      { landmarks: [{ ...ROXAS, name: 'El Nido' }], roads: [] },
      '"El Nido" again',
      'a name that no',
    ],
    ['pickupPoints.pps-x', { pickupPoints: { 'pps-x': AIRPORT } }, '"pps-x"', 'one of eln-town-hotels, pps-airport'],
  ])('is refused with a mistake in %s, which is named with its remedy', (field, changes, found, allowed) => {
    expect(problemsOf(changes)).toEqual([{ file: FILE, field, found, allowed: expect.stringContaining(allowed) }]);
  });

  test('is refused with two landmarks of one name, both of which are named', () => {
    const fields = problemsOf({ landmarks: [ROXAS, ROXAS] }).map(({ field }) => field);
    expect(fields).toEqual(['landmarks.0.name', 'landmarks.1.name']);
  });

  test('is refused where a route names a point that is not there', () => {
    const library = withChanged(
      'listings',
      'PV-PPS-ELN',
      (data) => ({ ...data, content: { ...data.content, route: ['El Nido', 'Big Lagun'] } }),
      libraryWith({}),
    );
    expect(libraryProblems(library)).toMatchObject([
      { field: 'content.route.1', found: '"Big Lagun"', allowed: expect.stringContaining('Roxas; or add it') },
    ]);
  });
});

describe('the file of the map', () => {
  test.each<[string, object, string]>([
    ['landmarks.0.latitude', { landmarks: [{ name: 'Roxas', latitude: 119.3, longitude: 10.3 }] }, '90 or less'],
    ['landmarks.0.longitude', { landmarks: [{ name: 'Roxas', latitude: 10.3 }] }, 'degrees east'],
    ['roads.0', { roads: [['Roxas']] }, 'two points or more'],
    ['roads.0.1', { roads: [['Roxas', [10]]] }, '[latitude, longitude] for a bend'],
    ['islands.0.wide', { islands: [{ name: 'X', latitude: 1, longitude: 1, wide: 0, tall: 1 }] }, 'above 0'],
  ])('says of a mistake in %s what is allowed', (field, changes, allowed) => {
    const source = { ...MAP, ...changes };
    const result = mapSchema.safeParse(source);
    expect(result.success).toBe(false);
    expect(schemaProblems(FILE, result.error?.issues ?? [], source)).toMatchObject([
      { field, allowed: expect.stringContaining(allowed) },
    ]);
  });
});
