import type { FieldError } from './problem.ts';

/** The used fields of a zod issue; zod/mini has no messages for most of them. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly keys?: unknown;
  readonly values?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

/** Pattern for zod's default messages, with its English locale loaded or not. */
const NO_WORDS = /^(?:Invalid (?:input|option|string|ISO|email|URL|key)|Too (?:big|small)|Unrecognized)/;

function detailOf({ code, message, expected, keys, values, minimum, maximum }: SchemaIssue): string {
  if (code === 'unrecognized_keys') return `no such field: ${(keys as readonly string[]).join(', ')}`;
  if (!NO_WORDS.test(message)) return message;
  if (code === 'invalid_type') return KINDS[String(expected)] ?? 'a value of another kind';
  if (code === 'invalid_value') return `one of ${(values as readonly unknown[]).join(', ')}`;
  if (code === 'too_small') return `at least ${String(minimum)}`;
  if (code === 'too_big') return `at most ${String(maximum)}`;
  return 'a value that is allowed here';
}

/** Every wrong field of a request: where it is, and what is allowed there in plain words. */
export function fieldErrors(issues: readonly SchemaIssue[]): FieldError[] {
  return issues.map((issue) => ({ field: issue.path.join('.'), detail: detailOf(issue) }));
}
