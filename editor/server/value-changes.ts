import type { Field, NamedField } from '../lib/field.ts';
import { isSameValue } from '../lib/field-changes.ts';
import { isRecord } from '../lib/is-record.ts';
import { labelOf } from './property-labels.ts';
import { entryKey, entryName, valueWords } from './value-words.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Groups that only hold fields together: those are named without them. */
const UNNAMED = new Set(['content', 'ratePlan', 'rates']);

/** A label within a sentence: "featured highlights", "SEO title". */
function within(label: string): string {
  return /^[A-Z][a-z]+(?: |$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** One entry of what a label names: "closure" for "closures". */
function singular(label: string): string {
  if (label.endsWith('ies')) return `${label.slice(0, -3)}y`;
  return label.replace(/(?<=o)es$|(?<=[^s])s$/, '');
}

const joined = (prefix: string, label: string) => (prefix === '' ? label : `${prefix} ${label}`);

/** What differs between two groups of fields, in the words of their form. */
export function groupChanges(fields: readonly NamedField[], before: Fields, after: Fields, prefix = ''): string[] {
  const names = fields.map(({ name }) => name);
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !names.includes(name));
  return [
    ...fields.flatMap(({ name, label, field, defaultValue }) => {
      const own = UNNAMED.has(name) ? prefix : joined(prefix, within(label));
      return valueChanges(field, own, before[name] ?? defaultValue, after[name] ?? defaultValue);
    }),
    ...others.flatMap((name) => valueChanges(null, joined(prefix, within(labelOf(name))), before[name], after[name])),
  ];
}

/**
 * What differs between two values, a change each: "base 150 → 155".
 *
 * @param label what the value is called
 */
export function valueChanges(field: Field | null, label: string, before: unknown, after: unknown): string[] {
  if (isSameValue(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return listChanges(field?.kind === 'list' ? field.item : null, label, before, after);
  }
  if (isRecord(before) && isRecord(after)) {
    if (field?.kind === 'record') return recordChanges(field.value, label, before, after);
    return groupChanges(fieldsIn(field), before, after, label);
  }
  // A list that was not there is an empty one.
  if (Array.isArray(after) && before === undefined) return valueChanges(field, label, [], after);
  if (Array.isArray(before) && after === undefined) return valueChanges(field, label, before, []);
  return [`${label} ${valueWords(before)} → ${valueWords(after)}`];
}

function fieldsIn(field: Field | null): readonly NamedField[] {
  if (field?.kind === 'group') return field.fields;
  if (field?.kind !== 'variants') return [];
  const all = field.variants.flatMap((variant) => fieldsIn(variant.field));
  return [...new Map(all.map((named) => [named.name, named])).values()];
}

/** Entries of one list that the other one has not. */
function entriesWithout(entries: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = others.map((other) => JSON.stringify(other));
  return entries.filter((entry) => {
    const index = left.indexOf(JSON.stringify(entry));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function listChanges(item: Field | null, label: string, before: readonly unknown[], after: readonly unknown[]) {
  const gone = entriesWithout(before, after);
  const added = entriesWithout(after, before);
  if (gone.length === 0 && added.length === 0) return [`${label} in another order`];
  const one = singular(label);
  const changed = gone.flatMap((entry) => {
    const key = entryKey(entry);
    const other = key === null ? undefined : added.find((each) => entryKey(each) === key);
    return other === undefined ? [] : [{ name: entryName(entry), entry, other }];
  });
  const lost = gone.filter((entry) => !changed.some((each) => each.entry === entry));
  const fresh = added.filter((entry) => !changed.some((each) => each.other === entry));
  const ofNamed = changed.flatMap(({ name, entry, other }) => valueChanges(item, `${one} ${name}`, entry, other));
  if (lost.length === fresh.length) {
    return [...ofNamed, ...lost.map((entry, index) => `${one} ${valueWords(entry)} → ${valueWords(fresh[index])}`)];
  }
  return [
    ...ofNamed,
    ...fresh.map((entry) => `new ${one} ${valueWords(entry)}`),
    ...lost.map((entry) => `${one} ${valueWords(entry)} removed`),
  ];
}

function recordChanges(value: Field, label: string, before: Fields, after: Fields): string[] {
  const one = singular(label);
  const [gone, added] = [
    Object.keys(before).filter((key) => !(key in after)),
    Object.keys(after).filter((key) => !(key in before)),
  ];
  const renamed = new Map(
    gone.flatMap((key) => {
      const other = added.find((name) => isSameValue(before[key], after[name]));
      return other === undefined ? [] : [[key, other] as const];
    }),
  );
  const shared = Object.keys(before).filter((key) => key in after);
  const changes = shared.flatMap((key) => valueChanges(value, `${one} ${key}`, before[key], after[key]));
  const newNames = new Set(renamed.values());
  const all = [
    ...[...renamed].map(([key, name]) => `${one} ${key} → ${name}`),
    ...changes,
    ...added.filter((key) => !newNames.has(key)).map((key) => `new ${one} ${key}: ${valueWords(after[key])}`),
    ...gone.filter((key) => !renamed.has(key)).map((key) => `${one} ${key} removed`),
  ];
  return all.length > 0 ? all : [`${label} in another order`];
}
