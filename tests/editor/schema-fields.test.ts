import { describe, expect, test } from 'vitest';
import { CONTENT_KINDS } from '../../editor/lib/content-kind.ts';
import type { Field, NamedField } from '../../editor/lib/field.ts';
import { isRecord } from '../../editor/lib/is-record.ts';
import { listsOf } from '../../editor/server/choice-lists.ts';
import { fieldsOfFile, fieldsOfKind } from '../../editor/server/content-fields.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { CONTENT_SCHEMAS, type ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';

const KINDS = CONTENT_KINDS.map(({ id }) => id as ContentKindId);

const content = await loadLibrary('src/content');
const lists = listsOf(content.library);
const ENGLISH = [...content.files.values()].filter(({ path }) => !/\.[a-z]{2}\./.test(path));
const TRANSLATED = [...content.files.values()].filter(({ path }) => /\.[a-z]{2}\./.test(path));

/** A value of a file with the field that a form shows for it; null where it has none. */
interface Shown {
  readonly path: string;
  readonly field: Field | null;
  readonly value: unknown;
}

function shownIn(fields: readonly NamedField[], data: Readonly<Record<string, unknown>>, path: string): Shown[] {
  return Object.entries(data).flatMap(([name, value]) => {
    const field = fields.find((named) => named.name === name)?.field ?? null;
    return shownBy(field, value, `${path}.${name}`);
  });
}

function shownBy(field: Field | null, value: unknown, path: string): Shown[] {
  const own = { path, field, value };
  if (field?.kind === 'group')
    return isRecord(value) ? [own, ...shownIn(field.fields, value, path)] : [{ ...own, field: null }];
  if (field?.kind === 'list') {
    if (!Array.isArray(value)) return [{ ...own, field: null }];
    return [own, ...value.flatMap((entry, index) => shownBy(field.item, entry, `${path}.${index}`))];
  }
  if (field?.kind === 'record') {
    if (!isRecord(value)) return [{ ...own, field: null }];
    const entries = Object.entries(value);
    return [
      own,
      ...entries.flatMap(([key]) => shownBy(field.key, key, `${path} (its name)`)),
      ...entries.flatMap(([key, entry]) => shownBy(field.value, entry, `${path}.${key}`)),
    ];
  }
  if (field?.kind === 'variants') {
    const ways = field.variants.map((variant) => shownBy(variant.field, value, path));
    return ways.find((shown) => shown.every(fits)) ?? ways[0] ?? [];
  }
  return [own];
}

/** Whether a value is one that its field can show. */
function fits({ field, value }: Shown): boolean {
  switch (field?.kind) {
    case 'text':
      return (
        typeof value === 'string' && value.length >= field.minLength && value.length <= (field.maxLength ?? Infinity)
      );
    case 'number':
      return (
        typeof value === 'number' &&
        value >= (field.min ?? -Infinity) &&
        value <= (field.max ?? Infinity) &&
        (!field.isInteger || Number.isInteger(value))
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.some((option) => option === value);
    case 'reference':
      return lists[field.list as keyof typeof lists].some((choice) => choice.value === value);
    case 'list':
      return Array.isArray(value) && value.length >= field.minLength && value.length <= (field.maxLength ?? Infinity);
    case 'group':
    case 'record':
      return isRecord(value);
    default:
      return false;
  }
}

function everyField(
  fields: readonly NamedField[],
  path: string,
): { readonly path: string; readonly named: NamedField }[] {
  return fields.flatMap((named) => [
    { path: `${path}.${named.name}`, named },
    ...groupsIn(named.field).flatMap((inner) => everyField(inner, `${path}.${named.name}`)),
  ]);
}

function groupsIn(field: Field): readonly (readonly NamedField[])[] {
  if (field.kind === 'group') return [field.fields];
  if (field.kind === 'list') return groupsIn(field.item);
  if (field.kind === 'record') return groupsIn(field.value);
  return field.kind === 'variants' ? field.variants.flatMap((variant) => groupsIn(variant.field)) : [];
}

function fieldAt(kind: ContentKindId, path: string): NamedField {
  const found = everyField(fieldsOfKind(kind), kind).find((each) => each.path === `${kind}.${path}`);
  if (!found) throw new Error(`${kind} has no field ${path}`);
  return found.named;
}

describe('the forms of content files', () => {
  test('there is a schema for every kind that the editor lists, and no other', () => {
    expect(Object.keys(CONTENT_SCHEMAS).toSorted()).toEqual(KINDS.toSorted());
  });

  test('every value of every English file has a field that can show it', () => {
    expect(ENGLISH.length).toBeGreaterThan(100);
    const wrong = ENGLISH.flatMap(({ path, data }) =>
      shownIn(fieldsOfFile(path), data, path).filter((each) => !fits(each)),
    );
    expect(wrong.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`)).toEqual([]);
  });

  test('every text of every translation has a field that can show it', () => {
    expect(TRANSLATED.length).toBeGreaterThan(700);
    const wrong = TRANSLATED.flatMap(({ path, data }) => {
      const english = content.english.get(path.replace(/\.[a-z]{2}\.(?:yaml|md)$/, ''));
      return shownIn(fieldsOfFile(path, english), data, path).filter((each) => !fits(each));
    });
    expect(wrong.map(({ path, value }) => `${path}: ${JSON.stringify(value)}`)).toEqual([]);
  });

  test.each(KINDS)('every field of %s says what it is for', (kind) => {
    const fields = everyField(fieldsOfKind(kind), kind);
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.filter(({ named }) => named.help === '').map(({ path }) => path)).toEqual([]);
  });

  test('no field has to be changed as YAML', () => {
    const fields = KINDS.flatMap((kind) => everyField(fieldsOfKind(kind), kind));
    expect(fields.filter(({ named }) => JSON.stringify(named.field).includes('"yaml"'))).toEqual([]);
  });

  test('a text of more than a line has a field of several lines', () => {
    const short = ENGLISH.flatMap(({ path, data }) =>
      shownIn(fieldsOfFile(path), data, path).filter(
        ({ field, value }) => field?.kind === 'text' && !field.isLong && String(value).length > 100,
      ),
    );
    expect(short.map(({ path }) => path)).toEqual([]);
  });
});

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
