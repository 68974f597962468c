import type { IncomingMessage } from 'node:http';

const ONE_RANGE = /^bytes=(\d+)-(\d*)$/;

/**
 * Drops a Range header that sirv would misread: several ranges, a suffix, an end before the start (sirv throws), or
 * one tied to an older version by If-Range. Without the header the answer is the whole file, which is always right.
 */
export function guardRange(request: IncomingMessage): void {
  if (request.headers.range !== undefined && !isPlain(request)) delete request.headers.range;
}

function isPlain({ headers }: IncomingMessage): boolean {
  const [, start, end] = ONE_RANGE.exec(headers.range ?? '') ?? [];
  const ordered = end === '' || Number(end) >= Number(start);
  return start !== undefined && ordered && headers['if-range'] === undefined;
}
