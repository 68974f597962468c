import type { LoadedFile } from './editor.contract.ts';
import { emptyValueOf, type Field, type Variant } from './field.ts';
import { isRecord } from './is-record.ts';

type Lists = LoadedFile['lists'];

/** How far a value is of a field's shape: 0 where it is not, more the closer it is. */
export function matchOf(field: Field, value: unknown, lists: Lists): number {
  switch (field.kind) {
    case 'text':
      return typeof value === 'string' ? 1 : 0;
    case 'reference':
      if (typeof value !== 'string') return 0;
      return lists[field.list]?.some((choice) => choice.value === value) ? 2 : 0.5;
    case 'number':
      return typeof value === 'number' ? 1 : 0;
    case 'boolean':
      return typeof value === 'boolean' ? 1 : 0;
    case 'choice':
      return field.options.some((option) => option === value) ? 2 : 0;
    case 'list':
      return Array.isArray(value) ? 1 : 0;
    case 'record':
      return isRecord(value) ? 1 : 0;
    case 'variants':
      return Math.max(...field.variants.map((variant) => matchOf(variant.field, value, lists)));
    case 'group':
      return isRecord(value) ? groupMatch(field, value, lists) : 0;
    case 'yaml':
      return 0;
  }
}

function groupMatch(
  { fields }: Extract<Field, { kind: 'group' }>,
  value: Readonly<Record<string, unknown>>,
  lists: Lists,
): number {
  const isOther = fields.some(
    ({ name, field }) => field.kind === 'choice' && name in value && matchOf(field, value[name], lists) === 0,
  );
  if (isOther) return 0;
  const matches = fields.filter(({ name, field }) => name in value && matchOf(field, value[name], lists) > 0).length;
  const unknown = Object.keys(value).filter((name) => !fields.some((own) => own.name === name)).length;
  return 1 + matches - unknown / 2;
}

/** The number of the variant that a value is of: the one that it fits best. */
export function matchingVariant(variants: readonly Variant[], value: unknown, lists: Lists): number {
  const matches = variants.map(({ field }) => matchOf(field, value, lists));
  return Math.max(0, matches.indexOf(Math.max(...matches)));
}

/** An empty value of a variant, with what an earlier one had under the same names. */
export function switchedVariant(field: Field, before: unknown, lists: Lists): unknown {
  const empty = emptyValueOf(field);
  if (matchOf(field, before, lists) > 0 && field.kind !== 'group') return before;
  if (field.kind !== 'group' || !isRecord(empty) || !isRecord(before)) return empty;
  const shared = field.fields.filter((own) => own.name in before && matchOf(own.field, before[own.name], lists) > 0);
  return { ...empty, ...Object.fromEntries(shared.map(({ name }) => [name, before[name]])) };
}
