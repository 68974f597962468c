import type { Field, NamedField } from '../lib/field.ts';
import { isRecord } from '../lib/is-record.ts';
import { labelOf } from './property-labels.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Languages whose letters are as wide as two. */
const WIDE_LANGUAGES = ['ko', 'zh'];

/** A list whose length a translation chooses itself. */
const OWN_LENGTH = 'metaKeywords';

/** A text that a translation may have although English has none, or the other way round. */
const OPTIONAL = 'seoTitle';

const TRANSLATION: NamedField = {
  name: 'translation',
  label: 'Translation',
  help: 'Whether it is of the English text of today.',
  isRequired: false,
  field: {
    kind: 'group',
    fields: [
      {
        name: 'source',
        label: 'Source',
        help: 'A digest of the English texts that were translated. It is written when the translation is accepted.',
        isRequired: false,
        field: { kind: 'text', minLength: 8, maxLength: 8, allowed: 'eight digits and letters a to f', isLong: false },
      },
      {
        name: 'readBy',
        label: 'Read by',
        help: 'The native speaker who has read it. Without one, it is machine-made.',
        isRequired: false,
        field: { kind: 'text', minLength: 0, maxLength: null, allowed: 'a name', isLong: false },
      },
    ],
  },
};

/**
 * The fields of a translation: the texts of its English file, in the same structure.
 *
 * @param fields of the English file
 * @param texts its translatable texts
 */
export function translationFields(
  fields: readonly NamedField[],
  texts: Fields,
  language: string,
): readonly NamedField[] {
  return [...textFields(fields, texts, language), TRANSLATION];
}

function textFields(fields: readonly NamedField[], texts: Fields, language: string): readonly NamedField[] {
  const hasTitle = 'seoDescription' in texts;
  return fields.flatMap(({ defaultValue: _none, ...named }) => {
    if (!(named.name in texts) && !(named.name === OPTIONAL && hasTitle)) return [];
    const field = textField(named.field, texts[named.name], language, named.name);
    return [{ ...named, isRequired: named.name !== OPTIONAL, field }];
  });
}

function textField(field: Field, text: unknown, language: string, name: string): Field {
  switch (field.kind) {
    case 'text':
      return WIDE_LANGUAGES.includes(language) ? wideText(field) : field;
    case 'list':
      return listField(field, Array.isArray(text) ? text : [], language, name);
    case 'record': {
      const options = isRecord(text) ? Object.keys(text) : [];
      const key: Field = { kind: 'choice', options };
      return {
        kind: 'record',
        key,
        value: textField(field.value, Object.values(isRecord(text) ? text : {})[0], language, name),
      };
    }
    case 'group':
      return { kind: 'group', fields: textFields(field.fields, isRecord(text) ? text : {}, language) };
    case 'variants':
      return variantTexts(field, isRecord(text) ? text : {}, language);
    default:
      return field;
  }
}

/** Fields of all shapes that have texts: those of a translation are alike in each. */
function variantTexts(field: Field & { kind: 'variants' }, texts: Fields, language: string): Field {
  const groups = field.variants.flatMap((variant) => (variant.field.kind === 'group' ? variant.field.fields : []));
  const once = [...new Map(groups.map((named) => [named.name, named])).values()];
  return { kind: 'group', fields: textFields(once, texts, language) };
}

function listField(
  field: Field & { kind: 'list' },
  entries: readonly unknown[],
  language: string,
  name: string,
): Field {
  const all = entries.every(isRecord) ? mergedEntries(entries) : entries[0];
  const item = withFixedId(textField(field.item, all, language, name), entries);
  if (name === OWN_LENGTH || entries.length === 0) return { ...field, item };
  return { kind: 'list', item, minLength: entries.length, maxLength: entries.length };
}

/** What any of some entries has. Lists of different lengths are empty: none has its length. */
function mergedEntries(entries: readonly Fields[]): Fields {
  const names = [...new Set(entries.flatMap((entry) => Object.keys(entry)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = entries.map((entry) => entry[name]).filter((value) => value !== undefined);
      const lengths = new Set(values.map((value) => (Array.isArray(value) ? value.length : -1)));
      return [name, lengths.size > 1 ? [] : values[0]];
    }),
  );
}

/** Entries are named by the ids that they have in English, and need not have every text. */
function withFixedId(item: Field, entries: readonly unknown[]): Field {
  if (item.kind !== 'group') return item;
  const ids = entries.filter(isRecord).map(({ id }) => id);
  const fields = item.fields.map((named): NamedField => {
    const isEverywhere = entries.every((entry) => isRecord(entry) && named.name in entry);
    return named.name === 'id'
      ? {
          ...named,
          label: labelOf('id'),
          field: { kind: 'choice', options: ids.filter((id) => typeof id === 'string') },
        }
      : { ...named, isRequired: isEverywhere };
  });
  return { kind: 'group', fields };
}

function wideText(field: Field & { kind: 'text' }): Field {
  if (field.minLength <= 1) return field;
  return { ...field, minLength: Math.ceil(field.minLength / 2), allowed: `${field.allowed}, each letter counts twice` };
}
