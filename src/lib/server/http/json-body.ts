import type * as z from 'zod/mini';
import { fieldErrors } from '../../api/field-errors.ts';
import type { FieldError } from '../../api/problem.ts';
import { hasUntyped } from '../../text/typed-text.ts';
import { ApiProblem } from './api-problem.ts';
import { readBytes } from './body-bytes.ts';

/** A full cart has about 20 KB. */
export const MOST_BYTES = 64 * 1024;

const JSON_TYPE = /^application\/json(?:\s*;\s*charset=utf-8)?$/i;

/**
 * Reads the JSON body of a request.
 *
 * @throws ApiProblem 415 for anything but JSON, 413 for more than 64 KB, 400 for malformed JSON, 422 with the fields that do not fit the schema or have characters that
 * nobody types
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  requireJson(request);
  const result = schema.safeParse(parse(decode(await readBytes(request, MOST_BYTES))));
  const errors = result.success ? untypedFields(result.data, []) : fieldErrors(result.error.issues);
  if (!result.success || errors.length > 0) throw new ApiProblem(422, { errors: [...errors] });
  return result.data;
}

const TYPED = 'a text without control characters, which nobody sees: only line breaks and tabs are taken';

/** Every text with such characters, wherever it is: what is done with it later may be anything. */
function untypedFields(value: unknown, path: readonly string[]): readonly FieldError[] {
  if (typeof value === 'string') return hasUntyped(value) ? [{ field: path.join('.'), detail: TYPED }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => untypedFields(item, [...path, name]));
}

/** @throws ApiProblem 415 for a request that does not say it is JSON */
export function requireJson(request: Request): void {
  if (JSON_TYPE.test(request.headers.get('content-type') ?? '')) return;
  throw new ApiProblem(
    415,
    { detail: 'Send JSON, with Content-Type: application/json.' },
    { 'Accept-Post': 'application/json' },
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiProblem(400, { detail: 'The body is not valid JSON.' });
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiProblem(400, { detail: 'The body is not UTF-8.' });
  }
}
