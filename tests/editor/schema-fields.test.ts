import { describe, expect, test } from 'vitest';
import type { NamedField } from '../../editor/lib/field.ts';
import { fieldsOfFile, fieldsOfKind } from '../../editor/server/content-fields.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import type { ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { everyField } from '../fixtures/steps/form-fields.ts';

const content = await loadLibrary('src/content');

function fieldAt(kind: ContentKindId, path: string): NamedField {
  const found = everyField(fieldsOfKind(kind), kind).find((each) => each.path === `${kind}.${path}`);
  if (!found) throw new Error(`${kind} has no field ${path}`);
  return found.named;
}

describe('a field', () => {
  test('has the limits of its schema, and what is allowed in its words', () => {
    expect(fieldAt('listings', 'content.seoDescription').field).toEqual({
      kind: 'text',
      minLength: 120,
      maxLength: 155,
      allowed: 'a text of 120 to 155 characters',
      isLong: true,
    });
    expect(fieldAt('listings', 'maxPeople').field).toEqual({
      kind: 'number',
      min: 1,
      max: null,
      isInteger: true,
      allowed: 'a whole number, 1 or more',
    });
    expect(fieldAt('policies', 'noShowFeePercent').field).toMatchObject({ min: 0, max: 100, isInteger: true });
    expect(fieldAt('fees', 'amountPhp').field).toMatchObject({ min: 1, allowed: 'a fee above 0 pesos' });
    expect(fieldAt('listings', 'slug').field).toMatchObject({ kind: 'list', minLength: 1, maxLength: 2 });
    expect(fieldAt('image-groups', 'groups').field).toMatchObject({ value: { minLength: 5, maxLength: 5 } });
  });

  test('may be left out where its schema says so, with what counts then', () => {
    expect(fieldAt('listings', 'thumbnail').isRequired).toBe(false);
    expect(fieldAt('listings', 'documents')).toMatchObject({ isRequired: false, defaultValue: 'none' });
    expect(fieldAt('listings', 'title').isRequired).toBe(true);
  });

  test('explains itself by the comment of its schema, without links and citations', () => {
    expect(fieldAt('listings', 'policy').help).toBe("The policy's file name in src/content/policies.");
    expect(fieldAt('site', 'markup').help).toBe(
      'The markup multiplier on base and extra rates: "1.15". A text, so that it is exact.',
    );
    expect(fieldAt('places', 'areas.special').help).toBe(
      'True for a special pickup and drop-off area outside the town.',
    );
  });

  test('is called by the words of its name', () => {
    expect(fieldAt('listings', 'content.featuredHighlights').label).toBe('Featured highlights');
    expect(fieldAt('listings', 'content.seoTitle').label).toBe('SEO title');
  });

  test('of a currency is called by its code, and explains itself by its name', () => {
    expect(fieldAt('rates', 'rates.PHP')).toMatchObject({ label: 'PHP', help: 'Philippine Peso', isRequired: true });
    expect(fieldAt('rates', 'date').field).toMatchObject({ allowed: 'a date such as "2026-11-21", not in the future' });
  });

  test('has a shape for each that its value may have', () => {
    const closures = fieldAt('listings', 'closures').field;
    expect(closures).toMatchObject({
      item: { kind: 'variants', variants: [{ label: 'Every year' }, { label: 'Once' }] },
    });
    expect(fieldAt('policies', 'payment').field).toMatchObject({ variants: [{ label: 'Full' }, { label: 'Deposit' }] });
  });

  test('of a translation has no default, and letters that are wide count twice', () => {
    const english = content.english.get('listings/PV-PPS-ELN');
    const texts = everyField(fieldsOfFile('listings/PV-PPS-ELN.ko.yaml', english), '');
    const description = texts.find(({ path }) => path === '.content.seoDescription');
    expect(description?.named.field).toMatchObject({ minLength: 60, maxLength: 155 });
    expect(texts.map(({ path }) => path)).not.toContain('.ratePlan');
  });

  test('of a file of no kind is none', () => {
    expect(fieldsOfFile('secrets/keys.yaml')).toEqual([]);
  });
});
