import { expect, test } from 'vitest';
import { libraryProblems } from '../../../src/lib/content-validation/library-validation.ts';
import { type Gazetteer, gazetteerSchema } from '../../../src/lib/places/gazetteer.schema.ts';
import { aFile, aLibrary } from '../../fixtures/builders/a-library.ts';

const FILE = 'src/content/gazetteer/ELN.yaml';
const hama = { id: 'eln-hama', name: 'Calle Hama', otherNames: [], kind: 'street' as const, areaId: 'eln-town-hotels' };

function problemsOf(changes: Partial<Gazetteer>) {
  const data: Gazetteer = { town: 'ELN', areaNames: {}, places: [hama], ...changes };
  return libraryProblems(aLibrary({ gazetteer: [aFile('gazetteer', 'ELN', data)] }));
}

test('a gazetteer that refers to towns and areas that exist has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ places: [{ ...hama, areaId: 'on request' }] })).toEqual([]);
});

test.each([
  ['town', { town: 'XYZ' }, '"XYZ"', 'one of ELN, PPS'],
  [
    'areaNames.eln-x',
    { areaNames: { 'eln-x': ['X'] } },
    '"eln-x"',
    '"on request", or one of eln-town-hotels, pps-airport',
  ],
  [
    'places.0.areaId',
    { places: [{ ...hama, areaId: 'eln-x' }] },
    '"eln-x"',
    '"on request", or one of eln-town-hotels, pps-airport',
  ],
  ['places.1.id', { places: [hama, hama] }, `"eln-hama", as in ${FILE}`, 'one that no other file has'],
  [
    'places.0.id',
    { places: [{ ...hama, id: 'pps-airport' }] },
    '"pps-airport", as in src/content/places/PPS.yaml',
    'one that no other file has',
  ],
])('a mistake in %s is reported with its remedy', (field, changes, found, allowed) => {
  expect(problemsOf(changes)).toEqual([{ file: FILE, field, found, allowed }]);
});

test.each([{ kind: 'castle' }, { areaId: 'On Request' }, { name: ' x' }, { colour: 'red' }])(
  'a place with %j does not fit the schema',
  (changes) => {
    expect(gazetteerSchema.safeParse({ town: 'ELN', places: [{ ...hama, ...changes }] }).success).toBe(false);
  },
);
