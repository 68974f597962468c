import * as z from 'zod/mini';
import type { Field, NamedField, Variant } from '../lib/field.ts';
import { numberField, textField } from './field-limits.ts';
import type { References } from './field-references.ts';
import { isLongText, labelOf } from './property-labels.ts';
import type { SchemaDocs } from './schema-docs.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];
type DefOf<Type extends Def['type']> = Extract<Def, { type: Type }>;

/** What forms know beside the schema, by the path of a field. */
export interface FieldFacts {
  readonly docs: SchemaDocs;
  readonly references: References;
  /** What another text than those of the list is called, where there may be one. */
  readonly otherTexts: Readonly<Record<string, string>>;
  /** Labels of the shapes that a value may have. */
  readonly variantLabels: Readonly<Record<string, readonly string[]>>;
}

/** The fields of an object schema, as its file has them. */
export function fieldsOf(schema: Schema, facts: FieldFacts, path = ''): readonly NamedField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type !== 'object') throw new Error(`"${path}" is no object in its schema`);
  return Object.entries(def.shape).map(([name, property]) => {
    const { inner, isRequired, defaultValue } = unwrap(property);
    const field = fieldOf(inner, path ? `${path}.${name}` : name, facts);
    const { properties, types } = facts.docs;
    const described = z.globalRegistry.get(inner)?.description;
    const help = properties.get(schema)?.get(name) ?? described ?? types.get(inner) ?? '';
    const known = { name, label: labelOf(name), help, isRequired, field };
    return defaultValue === undefined ? known : { ...known, defaultValue };
  });
}

/** A property's own schema, without what says that it may be left out. */
function unwrap(schema: Schema): {
  readonly inner: Schema;
  readonly isRequired: boolean;
  readonly defaultValue?: unknown;
} {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional') return { ...unwrap(def.innerType), isRequired: false };
  if (def.type === 'default') return { inner: def.innerType, isRequired: false, defaultValue: def.defaultValue };
  return { inner: schema, isRequired: true };
}

/** What a form shows for a value of a schema. */
function fieldOf(schema: Schema, path: string, facts: FieldFacts): Field {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return referenceField(textField(def, isLongText(path)), path, facts);
    case 'number':
      return numberField(def);
    case 'boolean':
      return { kind: 'boolean' };
    case 'null':
      return { kind: 'choice', options: [null] };
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries) };
    case 'literal':
      return { kind: 'choice', options: def.values.filter((value) => value !== undefined).map(plainOf) };
    case 'object':
      return { kind: 'group', fields: fieldsOf(schema, facts, path) };
    case 'array':
      return { kind: 'list', item: fieldOf(def.element, `${path}.*`, facts), ...lengthsOf(def) };
    case 'tuple':
      return tupleField(def, path, facts);
    case 'record':
      return {
        kind: 'record',
        key: fieldOf(def.keyType, `${path}.@`, facts),
        value: fieldOf(def.valueType, `${path}.*`, facts),
      };
    case 'nullable':
      return { kind: 'variants', variants: nullableVariants(def, path, facts) };
    case 'union':
      return unionField(def, path, facts);
    default:
      return { kind: 'yaml' };
  }
}

const plainOf = (value: z.core.util.Literal) => (typeof value === 'bigint' ? Number(value) : (value ?? null));

function referenceField(text: Field & { kind: 'text' }, path: string, facts: FieldFacts): Field {
  const list = Object.hasOwn(facts.references, path) ? facts.references[path] : undefined;
  if (!list) return text;
  const reference: Field = { kind: 'reference', list, allowed: text.allowed };
  const other = facts.otherTexts[path];
  if (other === undefined) return reference;
  const variants = [
    { label: 'A page of this site', help: '', field: reference },
    { label: other, help: '', field: text },
  ];
  return { kind: 'variants', variants };
}

function lengthsOf({ checks = [] }: Def): { readonly minLength: number; readonly maxLength: number | null } {
  const defs = checks.map((check) => (check as z.core.$ZodChecks)._zod.def);
  const exact = defs.find((def) => def.check === 'length_equals')?.length;
  const min = defs.find((def) => def.check === 'min_length')?.minimum;
  const max = defs.find((def) => def.check === 'max_length')?.maximum;
  return { minLength: exact ?? min ?? 0, maxLength: exact ?? max ?? null };
}

/** A list of fixed length; its numbers have the limits of all its places. */
function tupleField({ items }: DefOf<'tuple'>, path: string, facts: FieldFacts): Field {
  const fields = items.map((item) => fieldOf(item, `${path}.*`, facts));
  const numbers = fields.filter((field) => field.kind === 'number');
  const [first] = numbers;
  if (!first || numbers.length < fields.length) return { kind: 'yaml' };
  const item: Field = {
    ...first,
    min: numbers.some(({ min }) => min === null) ? null : Math.min(...numbers.map(({ min }) => min ?? 0)),
    max: numbers.some(({ max }) => max === null) ? null : Math.max(...numbers.map(({ max }) => max ?? 0)),
    allowed: [...new Set(numbers.map(({ allowed }) => allowed))].join('; then '),
  };
  return { kind: 'list', item, minLength: items.length, maxLength: items.length };
}

function nullableVariants({ innerType }: DefOf<'nullable'>, path: string, facts: FieldFacts): readonly Variant[] {
  const [own = 'A value', none = 'None'] = facts.variantLabels[path] ?? [];
  return [
    { label: own, help: '', field: fieldOf(innerType, path, facts) },
    { label: none, help: '', field: { kind: 'choice', options: [null] } },
  ];
}

function unionField(def: DefOf<'union'>, path: string, facts: FieldFacts): Field {
  const fields = def.options.map((option) => fieldOf(option, path, facts));
  const reference = fields.find((field) => field.kind === 'reference');
  // The other texts that are allowed are in the list too.
  if (reference && fields.every(({ kind }) => kind === 'reference' || kind === 'choice')) {
    return reference;
  }
  const labels = facts.variantLabels[path];
  const variants = def.options.map((option, index) => {
    const field = fields[index] ?? { kind: 'yaml' };
    return {
      label: labels?.[index] ?? discriminatorLabel(def, field),
      help: field.kind === 'group' ? (facts.docs.types.get(option) ?? '') : '',
      field,
    };
  });
  return { kind: 'variants', variants };
}

/** The label of one kind of several: "Deposit" where `type` is `deposit`. */
function discriminatorLabel(def: DefOf<'union'>, field: Field): string {
  const name = 'discriminator' in def ? def.discriminator : undefined;
  const own = field.kind === 'group' ? field.fields.find((each) => each.name === name)?.field : undefined;
  return own?.kind === 'choice' ? labelOf(String(own.options[0])) : labelOf(field.kind);
}
