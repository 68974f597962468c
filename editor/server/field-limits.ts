import type * as z from 'zod/mini';
import type { Field } from '../lib/field.ts';

type Def = z.core.$ZodTypes['_zod']['def'];
type CheckDef = z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCheckRegexDef;

/** What a schema's check or type says to editors; undefined where it says nothing. */
function messageOf({ error }: { readonly error?: z.core.$ZodErrorMap<never> | undefined }): string | undefined {
  const text = (error as z.core.$ZodErrorMap | undefined)?.({ code: 'custom', input: undefined, path: [] });
  return typeof text === 'string' ? text : text?.message;
}

function checksOf({ checks = [] }: Def): readonly CheckDef[] {
  return checks.map((check) => (check as z.core.$ZodChecks)._zod.def);
}

/** A text field with the limits of its schema. */
export function textField(def: Def & { type: 'string' }, isLong: boolean): Field & { kind: 'text' } {
  const checks = checksOf(def);
  const patterns = checks.flatMap((check) => (check.check === 'string_format' && check.pattern ? [check.pattern] : []));
  const minima = checks.flatMap((check) => (check.check === 'min_length' ? [check.minimum] : []));
  const maxima = checks.flatMap((check) => (check.check === 'max_length' ? [check.maximum] : []));
  const isFilled = 'format' in def || patterns.some((pattern) => !pattern.test(''));
  const [minLength, maxLength] = [
    Math.max(isFilled ? 1 : 0, ...minima),
    maxima.length > 0 ? Math.min(...maxima) : null,
  ];
  const messages = [messageOf(def), ...checks.map(messageOf)].filter((message) => message !== undefined);
  return { kind: 'text', minLength, maxLength, allowed: messages.at(-1) ?? lengthText(minLength, maxLength), isLong };
}

function lengthText(min: number, max: number | null): string {
  if (max === null) return 'a text';
  return min > 1 ? `a text of ${min} to ${max} characters` : `a text of at most ${max} characters`;
}

/** A number field with the limits of its schema. */
export function numberField(def: Def & { type: 'number' }): Field & { kind: 'number' } {
  const checks = checksOf(def);
  const isInteger = 'check' in def || checks.some(({ check }) => check === 'number_format');
  // A whole number above 0 is 1 or more; other limits that are not reached stay as they are.
  const step = isInteger ? 1 : 0;
  const minima = checks.flatMap((check) =>
    check.check === 'greater_than' ? [Number(check.value) + (check.inclusive ? 0 : step)] : [],
  );
  const maxima = checks.flatMap((check) =>
    check.check === 'less_than' ? [Number(check.value) - (check.inclusive ? 0 : step)] : [],
  );
  const min = minima.length > 0 ? Math.max(...minima) : null;
  const max = maxima.length > 0 ? Math.min(...maxima) : null;
  const messages = [messageOf(def), ...checks.map(messageOf)].filter((message) => message !== undefined);
  const allowed = messages.length > 0 ? [...new Set(messages)].join('; ') : rangeText(min, max, isInteger);
  return { kind: 'number', min, max, isInteger, allowed };
}

function rangeText(min: number | null, max: number | null, isInteger: boolean): string {
  const kind = isInteger ? 'a whole number' : 'a number';
  if (min !== null && max !== null) return `${kind} from ${min} to ${max}`;
  if (min !== null) return `${kind}, ${min} or more`;
  return max === null ? kind : `${kind}, ${max} or less`;
}
