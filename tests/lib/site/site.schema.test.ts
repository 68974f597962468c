import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { schemaProblems } from '../../../src/lib/content-validation/schema-validation.ts';
import { heroesSchema } from '../../../src/lib/site/hero.schema.ts';
import { siteSchema } from '../../../src/lib/site/site.schema.ts';
import { aSite } from '../../fixtures/builders/a-page-context.ts';

/** "field: allowed" of everything that a schema says. */
function complaints(schema: z.ZodMiniType, data: unknown): string[] {
  const result = schema.safeParse(data);
  return result.success
    ? []
    : schemaProblems('x.yaml', result.error.issues, data).map((p) => `${p.field}: ${p.allowed}`);
}

const site = aSite();
const PHONE = 'an international number without spaces, as in "+639175550100"';

describe('the site settings (specification.md#help-sheet, #price-rule)', () => {
  test('fit when every field does', () => {
    expect(complaints(siteSchema, site)).toEqual([]);
  });

  test.each(['1', '1.15', '1.2', '0.9375'])('take the markup %j', (markup) => {
    expect(complaints(siteSchema, { ...site, markup })).toEqual([]);
  });

  test.each(['', '1,15', '15%', '-1', '.5', '1.15000', '0', '0.0', '0.00'])('refuse the markup %j', (markup) => {
    expect(complaints(siteSchema, { ...site, markup })).toEqual([
      'markup: a decimal number above 0 in quotes, as in "1.15"',
    ]);
  });

  test.each<[string, object, string]>([
    ['a markup without quotes', { markup: 1.15 }, 'markup: a text'],
    [
      'an e-mail without domain',
      { contacts: { ...site.contacts, email: 'hello' } },
      'contacts.email: an e-mail address',
    ],
    ['a phone with spaces', { contacts: { ...site.contacts, phone: '+63 48 555 0100' } }, `contacts.phone: ${PHONE}`],
    [
      'a phone without country',
      { contacts: { ...site.contacts, whatsapp: '09175550100' } },
      `contacts.whatsapp: ${PHONE}`,
    ],
    ['an address without https', { url: 'example.com' }, 'url: an address such as "https://example.com"'],
    ['eleven cards a page', { listingsPerPage: 11 }, 'listingsPerPage: at least 12'],
    ['201 cards a page', { listingsPerPage: 201 }, 'listingsPerPage: at most 200'],
    ['a misspelt field', { tagLine: 'x' }, 'tagLine: no field of this name; check its spelling'],
  ])('refuse %s', (_name, changes, complaint) => {
    expect(complaints(siteSchema, { ...site, ...changes })).toEqual([complaint]);
  });
});

describe('the table of titles and hero pictures (specification.md#titles-and-hero-pictures)', () => {
  test.each([{}, { title: 'Vans' }, { image: 'ELN-A/5' }])('takes %j', (hero) => {
    expect(complaints(heroesSchema, { heroes: { '/private-transfers': hero } })).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['a path without slash', { tours: {} }, 'heroes: a path such as "/private-transfers"'],
    ['a path with capitals', { '/Tours': {} }, 'heroes: a path such as "/private-transfers"'],
    [
      'a sixth picture',
      { '/tours': { image: 'VAN/6' } },
      'heroes./tours.image: an image group and a number, as in "ELN-A/2"',
    ],
    [
      'a misspelt field',
      { '/tours': { titel: 'x' } },
      'heroes./tours.titel: no field of this name; check its spelling',
    ],
  ])('refuses %s', (_name, heroes, complaint) => {
    expect(complaints(heroesSchema, { heroes })).toEqual([complaint]);
  });
});
