import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { bestsellersSchema } from '../../../src/lib/catalogue/bestsellers.schema.ts';
import { AREA_KINDS, placeSchema } from '../../../src/lib/catalogue/place.schema.ts';
import { providerSchema } from '../../../src/lib/catalogue/provider.schema.ts';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { anArea, aPlace } from '../../fixtures/builders/a-place.ts';

/** "field: allowed" of everything that a schema says. */
function complaints(schema: z.ZodMiniType, data: unknown): string[] {
  const result = schema.safeParse(data);
  return result.success
    ? []
    : schemaProblems('x.yaml', result.error.issues, data).map((p) => `${p.field}: ${p.allowed}`);
}

const provider = { id: 'dspal', name: 'DSPal', email: 'tours@example.com', about: 'Runs boats.' };

describe('a place file (specification.md#places)', () => {
  test('fits when every field does', () => {
    expect(complaints(placeSchema, aPlace())).toEqual([]);
  });

  test('has areas that are not special unless they say so', () => {
    const { special: _special, ...area } = anArea();
    expect(placeSchema.parse({ ...aPlace(), areas: [area] }).areas[0]?.special).toBe(false);
  });

  test.each<[string, object, string]>([
    ['a code of two letters', { code: 'EN' }, 'code: three capital letters, as in "PPS"'],
    ['a slug with a space', { slug: 'el nido' }, 'slug: lower-case words joined by hyphens, as in "el-nido-tour-a"'],
    ['a kind that does not exist', { kind: 'island' }, 'kind: one of "city", "town", "village"'],
    ['one paragraph', { about: ['One.'] }, 'about: at least 2 entries'],
    ['a picture without number', { image: 'ELN-A' }, 'image: an image group and a number, as in "ELN-A/2"'],
    ['a latitude beyond the pole', { latitude: 118.7 }, 'latitude: at most 90'],
    ['no area', { areas: [] }, 'areas: at least 1 entry'],
    [
      'an area of unknown kind',
      { areas: [{ ...anArea(), kind: 'beach' }] },
      `areas.0.kind: one of ${AREA_KINDS.map((kind) => `"${kind}"`).join(', ')}`,
    ],
    ['a misspelt field', { sumary: 'x' }, 'sumary: no field of this name; check its spelling'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints(placeSchema, { ...aPlace(), ...changes })).toEqual([complaint]);
  });
});

describe('a provider file (specification.md#providers)', () => {
  test.each(['tours@example.com', null])('takes the e-mail %j', (email) => {
    expect(complaints(providerSchema, { ...provider, email })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an e-mail without a domain', { email: 'tours' }, 'email: an e-mail address, or null'],
    ['an id with capitals', { id: 'DSPal' }, 'id: lower-case words joined by hyphens, as in "el-nido-tour-a"'],
    ['no name', { name: undefined }, 'name: a text'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints(providerSchema, { ...provider, ...changes })).toEqual([complaint]);
  });
});

describe('the bestsellers file (specification.md#bestsellers)', () => {
  test('is refused without a code', () => {
    expect(complaints(bestsellersSchema, { codes: [] })).toEqual(['codes: at least 1 entry']);
  });
});
