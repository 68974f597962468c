import type * as z from 'zod/mini';
import { fieldErrors } from '../../lib/site/field-errors.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { hasControls, hasInvisibleChars } from '../../lib/text/plain-text.schema.ts';
import { ApiProblem } from './api-problem.ts';

/** Reads the body of a request. @throws ApiProblem 413 for more bytes than allowed, 400 where its sender has gone */
export async function readBytes({ headers, body }: Request, most: number): Promise<Uint8Array> {
  // Said before anything is read, where the client is honest about it.
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLong(most);
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await nextPart(reader); !part.done; part = await nextPart(reader)) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      void dropRest(reader);
      throw tooLong(most);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** @throws ApiProblem 400 where the connection has closed: nobody reads that, and nothing failed here */
async function nextPart(reader: Reader) {
  try {
    return await reader.read();
  } catch (error) {
    const isClosed = (error as NodeJS.ErrnoException | null)?.code === 'ECONNRESET';
    throw isClosed ? new ApiProblem(400, { detail: 'The body ended too early.' }) : error;
  }
}

/** Reads on while the answer leaves: a body that is given up keeps everybody waiting who comes next on its connection, behind a proxy others too. */
async function dropRest(reader: Reader): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // It has closed, or took longer than a request may.
  }
}

function tooLong(most: number): ApiProblem {
  return new ApiProblem(413, { detail: `Send at most ${Math.floor(most / 1024)} KB.` });
}

/** A full cart has about 20 KB. */
const MAX_BODY_BYTES = 64 * 1024;

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
  const body = parse(decode(await readBytes(request, MAX_BODY_BYTES)));
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiProblem(422, { errors: [...fieldErrors(result.error.issues)] });
  // Schemas take out what only hides, as the forms do.
  const errors = [...untypedFields(body, hasControls), ...untypedFields(result.data, hasInvisibleChars)];
  if (errors.length > 0) throw new ApiProblem(422, { errors });
  return result.data;
}

const TYPED = 'a text without control characters or others that nobody sees: only line breaks and tabs are taken';

/** Every text with such characters, wherever it is: what is done with it later may be anything. */
function untypedFields(
  value: unknown,
  isUntyped: (text: string) => boolean,
  path: readonly string[] = [],
): readonly FieldError[] {
  if (typeof value === 'string') return isUntyped(value) ? [{ field: path.join('.'), detail: TYPED }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => untypedFields(item, isUntyped, [...path, name]));
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
