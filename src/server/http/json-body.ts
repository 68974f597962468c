import type { IncomingMessage } from 'node:http';
import type * as z from 'zod/mini';
import { fieldErrors } from '../../lib/site/field-errors.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { hasControls, hasInvisibleChars } from '../../lib/text/plain-text.schema.ts';
import { ApiProblem } from './api-problem.ts';

/**
 * Reads the body of a request. @throws ApiProblem 413 for more bytes than allowed, 400 where the
 * sender has disconnected
 */
export function readBytes(request: IncomingMessage, most: number): Promise<Uint8Array> {
  // Said before anything is read, where the client is honest about it.
  if (Number(request.headers['content-length'] ?? 0) > most) return Promise.reject(tooLong(most));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      // The rest is read and dropped, as an unread body blocks the next request of its connection.
      if (bytes > most) reject(tooLong(most));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    // Nobody reads the answer then, and nothing failed here. Every request closes in the end, or
    // has already.
    const onGone = () => {
      if (!request.readableEnded) reject(new ApiProblem(400, { detail: 'The body ended too early.' }));
    };
    request.once('error', onGone).once('close', onGone);
    if (request.destroyed) onGone();
  });
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
 * @throws ApiProblem 415 for anything but JSON, 413 for more than 64 KB or what is given, 400 for
 * malformed JSON, 422 with the fields that do not fit the schema or cannot be typed
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: IncomingMessage,
  schema: Schema,
  maxBytes = MAX_BODY_BYTES,
): Promise<z.infer<Schema>> {
  requireJson(request);
  const body = parse(decode(await readBytes(request, maxBytes)));
  const result = schema.safeParse(body);
  if (!result.success) throw new ApiProblem(422, { errors: [...fieldErrors(result.error.issues)] });
  // Schemas take out what only hides, as the forms do.
  const errors = [...untypedFields(body, hasControls), ...untypedFields(result.data, hasInvisibleChars)];
  if (errors.length > 0) throw new ApiProblem(422, { errors });
  return result.data;
}

const TYPED = 'a text without control characters or others that nobody sees: only line breaks and tabs are taken';

/** Pattern for texts that need no further check, which most are. */
const PRINTABLE_ASCII = /^[ -~]*$/;

/** Errors for every text with such characters, at any depth. */
function untypedFields(
  value: unknown,
  isUntyped: (text: string) => boolean,
  path: readonly string[] = [],
): readonly FieldError[] {
  if (typeof value === 'string') {
    const isWrong = !PRINTABLE_ASCII.test(value) && isUntyped(value);
    return isWrong ? [{ field: path.join('.'), detail: TYPED }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => untypedFields(item, isUntyped, [...path, name]));
}

/** Checks the content type. @throws ApiProblem 415 for anything but JSON */
export function requireJson({ headers }: IncomingMessage): void {
  if (JSON_TYPE.test(headers['content-type'] ?? '')) return;
  const detail = 'Send JSON, with Content-Type: application/json.';
  throw new ApiProblem(415, { detail }, { 'Accept-Post': 'application/json' });
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
