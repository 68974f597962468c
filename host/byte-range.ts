import type { IncomingMessage } from 'node:http';

/** Part of a file: its first and last byte, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

/**
 * The range of a file that a request asks for. Null for the whole file, also where the header is
 * invalid, inexact, has several ranges, or depends on an older version (If-Range).
 *
 * @returns 'unsatisfiable' for a part that the file does not have
 */
export function byteRangeOf({ method, headers }: IncomingMessage, size: number): ByteRange | 'unsatisfiable' | null {
  const [match, first = '', last = '', suffix = ''] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  if (match === undefined || method !== 'GET' || headers['if-range'] !== undefined) return null;
  if (![first, last, suffix].every((digits) => Number.isSafeInteger(Number(digits)))) return null;
  if (last !== '' && Number(last) < Number(first)) return null;
  const start = suffix === '' ? Number(first) : Math.max(0, size - Number(suffix));
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size ? { start, end } : 'unsatisfiable';
}
