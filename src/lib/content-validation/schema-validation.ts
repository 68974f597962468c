import type * as z from 'zod/mini';
import type { ContentProblem } from './content-problem.ts';

type Issue = z.core.$ZodIssue;

const MAX_QUOTE_LENGTH = 80;

function quote(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  const size = typeof value === 'string' && value.length > MAX_QUOTE_LENGTH ? ` (${value.length} characters)` : '';
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…${size}` : text;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], data);
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a date',
};

/** What is counted in a value, for one and for several. */
const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
};

function sizeText(word: string, size: number | bigint, origin: string): string {
  const [one, several] = UNITS[origin] ?? ['', ''];
  return `${word} ${size}${Number(size) === 1 ? one : several}`;
}

/** The library's default messages, which say what is wrong but not what is allowed. */
const DEFAULT_MESSAGE = /^(?:Invalid|Too|Unrecognized)\b/;

function oneOf(values: readonly z.core.util.Primitive[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}

/**
 * The allowed value by a schema issue. Messages of the schema win: they are written for editors.
 */
function allowedBy(issue: Issue): string {
  if (issue.message && !DEFAULT_MESSAGE.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
      return sizeText('at least', issue.minimum, issue.origin);
    case 'too_big':
      return sizeText('at most', issue.maximum, issue.origin);
    case 'invalid_union':
      return 'options' in issue && issue.options ? oneOf(issue.options) : 'another kind of value';
    default:
      return 'something else: see the schema';
  }
}

function unknownKeyProblems(
  file: string,
  issue: Issue & { readonly keys: readonly string[] },
  data: unknown,
): ContentProblem[] {
  return issue.keys.map((key) => ({
    file,
    field: [...issue.path, key].join('.'),
    found: quote(valueAt(data, [...issue.path, key])),
    allowed: 'no field of this name; check its spelling',
  }));
}

function keyProblem(file: string, issue: Issue & { readonly issues: readonly Issue[] }): ContentProblem {
  const [first] = issue.issues;
  return {
    file,
    field: issue.path.slice(0, -1).join('.') || '(the whole file)',
    found: quote(issue.path.at(-1)),
    allowed: first ? allowedBy(first) : 'another name',
  };
}

/**
 * What is wrong with a value that may have several shapes, by those that it fits best.
 *
 * @returns null where it is of another kind than they
 */
function closestIssues(issue: Issue): readonly Issue[] | null {
  if (issue.code !== 'invalid_union' || !DEFAULT_MESSAGE.test(issue.message)) return null;
  const minIssues = Math.min(...issue.errors.map(({ length }) => length));
  const closest = issue.errors.filter(({ length }) => length === minIssues).flat();
  const isOtherShape = ({ code, path }: Issue) => path.length === 0 && code === 'invalid_type';
  if (closest.length === 0 || closest.some(isOtherShape)) return null;
  const byField = Map.groupBy(closest, ({ path }) => path.join('.'));
  return [...byField.values()].map((issues) => {
    const allowed = [...new Set(issues.map(allowedBy))].join(', or ');
    return { ...(issues[0] as Issue), path: [...issue.path, ...(issues[0]?.path ?? [])], message: allowed };
  });
}

/**
 * A failed validation as problems with file, field, found value and allowed values.
 *
 * @param data the data of the file
 */
export function schemaProblems(file: string, issues: readonly Issue[], data: unknown): ContentProblem[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return unknownKeyProblems(file, issue, data);
    const closest = closestIssues(issue);
    if (closest) return schemaProblems(file, closest, data);
    if (issue.code === 'invalid_key') return keyProblem(file, issue as Issue & { issues: Issue[] });
    return {
      file,
      field: issue.path.join('.') || '(the whole file)',
      found: quote(valueAt(data, issue.path)),
      allowed: allowedBy(issue),
    };
  });
}
