import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { introSchema } from '../../../src/lib/site/intro.schema.ts';
import { landingPageSchema } from '../../../src/lib/site/landing-page.schema.ts';
import { aLandingPage } from '../../fixtures/builders/a-library.ts';

/** "field: allowed" of everything that a schema says. */
function complaints(schema: z.ZodMiniType, data: unknown): string[] {
  const result = schema.safeParse(data);
  return result.success
    ? []
    : schemaProblems('x.yaml', result.error.issues, data).map((p) => `${p.field}: ${p.allowed}`);
}

const intro = {
  heading: 'Travel',
  paragraphs: ['Yes.'],
  lists: [{ title: 'Routes', items: ['One'] }],
  invitation: 'Ask.',
};

describe('a landing page file (specification.md#landing-pages)', () => {
  test('is a list without texts below unless it says so', () => {
    const { filter, lead, seoDescription } = aLandingPage();
    expect(landingPageSchema.parse({ filter, lead, seoDescription })).toEqual({
      filter,
      lead,
      seoDescription,
      layout: 'list',
      body: [],
      questions: [],
    });
  });

  test.each<[string, object, string]>([
    ['no filter', { filter: undefined }, 'filter: a group of fields'],
    ['a misspelt condition', { filter: { orgin: 'PPS' } }, 'filter.orgin: no field of this name; check its spelling'],
    ['a layout that does not exist', { layout: 'grid' }, 'layout: one of "list", "route"'],
    ['a question without answer', { questions: [{ question: 'Why?' }] }, 'questions.0.answer: a text'],
    ['a short description', { seoDescription: 'Short.' }, 'seoDescription: a text of 120 to 155 characters'],
    [
      'an intro with spaces',
      { intro: 'private transfers' },
      'intro: lower-case words joined by hyphens, as in "el-nido-tour-a"',
    ],
    ['a title, which belongs in heroes.yaml', { title: 'Vans' }, 'title: no field of this name; check its spelling'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints(landingPageSchema, { ...aLandingPage(), ...changes })).toEqual([complaint]);
  });
});

describe('an intro file (specification.md#introduction-to-private-transfers: heading, paragraph, lists, invitation)', () => {
  test('fits when every field does', () => {
    expect(complaints(introSchema, intro)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['no paragraph', { paragraphs: [] }, 'paragraphs: at least 1 entry'],
    ['an empty list', { lists: [{ title: 'Routes', items: [] }] }, 'lists.0.items: at least 1 entry'],
    ['no invitation', { invitation: undefined }, 'invitation: a text'],
  ])('is refused for %s', (_name, changes, complaint) => {
    expect(complaints(introSchema, { ...intro, ...changes })).toEqual([complaint]);
  });
});
