import { describe, expect, test } from 'vitest';
import { CONTENT_KINDS } from '../../editor/lib/content-kind.ts';
import type { Field, NamedField } from '../../editor/lib/field.ts';
import { isRecord } from '../../editor/lib/is-record.ts';
import { listsOf } from '../../editor/server/choice-lists.ts';
import { fieldsOfFile, fieldsOfKind } from '../../editor/server/content-fields.ts';
import { loadLibrary } from '../../editor/server/content-library.ts';
import { CONTENT_SCHEMAS, type ContentKindId } from '../../src/lib/content-validation/content-schemas.ts';
import { everyField } from '../fixtures/steps/form-fields.ts';

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
