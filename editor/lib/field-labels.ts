import { upperFirst } from '../../src/lib/text/sentence-case.ts';
import type { Field, NamedField } from './field.ts';
import type { FieldPath } from './form-path.ts';

/** The words that lead to a field of a form: "Content › Inclusions › 2". */
export function labelOfPath(fields: readonly NamedField[], path: FieldPath): string {
  const isBody = path.length === 1 && path[0] === 'body' && !fields.some(({ name }) => name === 'body');
  if (isBody) return 'Text';
  return labelsWithin({ kind: 'group', fields }, path.map(String)).join(' › ');
}

function labelsWithin(field: Field | undefined, path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const own = namedFieldsOf(field).find((named) => named.name === name);
  return [own?.label ?? entryLabel(name), ...labelsWithin(own?.field ?? entryOf(field), rest)];
}

/** Entries of lists are counted from one. */
const entryLabel = (name: string) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name);

/** The fields of a group, also where a value may be one of several groups. */
function namedFieldsOf(field: Field | undefined): readonly NamedField[] {
  if (field?.kind === 'group') return field.fields;
  return field?.kind === 'variants' ? field.variants.flatMap((variant) => namedFieldsOf(variant.field)) : [];
}

function entryOf(field: Field | undefined): Field | undefined {
  if (field?.kind === 'list') return field.item;
  return field?.kind === 'record' ? field.value : undefined;
}

/** The words of a choice: "Private transfer" for PRIVATE_TRANSFER. */
export function choiceText(option: string | number | boolean | null): string {
  if (option === null) return 'None';
  if (typeof option === 'boolean') return option ? 'Yes' : 'No';
  const text = String(option);
  return /^[A-Z][A-Z_]+$/.test(text) ? upperFirst(text.toLowerCase().replaceAll('_', ' ')) : upperFirst(text);
}
