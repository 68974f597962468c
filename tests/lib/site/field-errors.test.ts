import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from '../../../src/lib/site/field-errors.ts';

const schema = z.strictObject({
  name: z.string(),
  people: z.int().check(z.gte(1)),
  pages: z.array(z.string()).check(z.maxLength(1)),
  kind: z.enum(['van', 'boat']),
  mail: z.string().check(z.email({ error: 'an e-mail address' })),
});
const right = { name: 'Maria', people: 2, pages: [], kind: 'van', mail: 'maria@example.com' };

test.each([
  ['a missing text', { name: undefined }, 'name', 'a text'],
  ['a text for a number', { people: 'two' }, 'people', 'a number'],
  ['half a person', { people: 1.5 }, 'people', 'a whole number'],
  ['too few', { people: 0 }, 'people', 'at least 1'],
  ['too many', { pages: ['a', 'b'] }, 'pages', 'at most 1'],
  ['another choice', { kind: 'plane' }, 'kind', 'one of van, boat'],
  ["a schema's own words", { mail: 'maria@' }, 'mail', 'an e-mail address'],
  ['a field in a list', { pages: [1] }, 'pages.0', 'a text'],
  ['a field too many', { admin: true }, '', 'no such field: admin'],
])('%s is said in plain words', (_name, change, field, detail) => {
  const result = schema.safeParse({ ...right, ...change });
  expect(fieldErrors(result.error?.issues ?? [])).toEqual([{ field, detail }]);
});
