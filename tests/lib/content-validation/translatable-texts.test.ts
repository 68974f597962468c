import { expect, test } from 'vitest';
import { CONTENT_SCHEMAS } from '../../../src/lib/content-validation/content-schemas.ts';
import { translatableTexts } from '../../../src/lib/content-validation/translatable-texts.ts';

const HOSTILE = [undefined, null, 0, true, '', 'text', [], [null, 'text', 1], {}, { content: null, areas: 'x' }];
const NAMES = Object.keys(CONTENT_SCHEMAS).flatMap((kind) => [`${kind}/x`, `settings/${kind}`]);
const KEYS = ['title', 'closures', 'content', 'areas', 'places', 'payment', 'heroes', 'groups', 'questions'];

test('texts of an area are those of its names and notes', () => {
  const area = { id: 'eln-port', name: 'Port', kind: 'port', note: 'At the gate.' };
  expect(translatableTexts('places/ELN', { code: 'ELN', name: 'El Nido', areas: [area] })).toEqual({
    name: 'El Nido',
    areas: [{ id: 'eln-port', name: 'Port', note: 'At the gate.' }],
  });
});

test('data of any shape has texts, or none: a draft is asked before it is checked', () => {
  const texts = NAMES.flatMap((name) =>
    HOSTILE.map((value) => translatableTexts(name, Object.fromEntries(KEYS.map((key) => [key, value])))),
  );
  expect(texts.every((each) => typeof each === 'object' && each !== null)).toBe(true);
});
