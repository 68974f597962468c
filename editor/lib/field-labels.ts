import { upperFirst } from '../../src/lib/text/sentence-case.ts';
import type { Field, NamedField } from './field.ts';
import type { FieldPath } from './form-path.ts';

/** The words that lead to a field of a form: "Content › Inclusions › 2". */
export function labelOfPath(fields: readonly NamedField[], path: FieldPath): string {
  return labelsWithin({ kind: 'group', fields }, path.map(String)).join(' › ');
}

function labelsWithin(field: Field | undefined, path: readonly string[]): readonly string[] {
  const [name, ...rest] = path;
  if (name === undefined) return [];
  const own = field?.kind === 'group' ? field.fields.find((named) => named.name === name) : undefined;
  return [own?.label ?? entryLabel(name), ...labelsWithin(own?.field ?? within(field, path), rest)];
}

/** Entries of lists are counted from one. */
const entryLabel = (name: string) => (/^\d+$/.test(name) ? String(Number(name) + 1) : name);

function within(field: Field | undefined, path: readonly string[]): Field | undefined {
  if (field?.kind === 'list') return field.item;
  if (field?.kind === 'record') return field.value;
  if (field?.kind !== 'variants') return undefined;
  const groups = field.variants.map((variant) => variant.field).filter((one) => one.kind === 'group');
  return groups.flatMap(({ fields }) => fields).find((named) => named.name === path[0])?.field;
}

/** The words of a choice: "Private transfer" for PRIVATE_TRANSFER. */
export function choiceText(option: string | number | boolean | null): string {
  if (option === null) return 'None';
  if (typeof option === 'boolean') return option ? 'Yes' : 'No';
  const text = String(option);
  return /^[A-Z][A-Z_]+$/.test(text) ? upperFirst(text.toLowerCase().replaceAll('_', ' ')) : upperFirst(text);
}
