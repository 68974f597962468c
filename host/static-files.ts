import { createReadStream, realpathSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings, type Coding } from './accepted-codings.ts';
import { type ByteRange, byteRangeOf } from './byte-range.ts';
import { cachePolicyOf } from './cache-policy.ts';
import { contentTypeOf } from './content-type.ts';
import { createFileCache } from './file-cache.ts';
import { perTurn } from './per-turn.ts';
import { findSiteFile, type SiteFile } from './site-file.ts';

/** Responds with a file, or calls `next` without one. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string, next: () => void) => void;

const HIDDEN = /\/\.(?!well-known\/)/;
/** Pattern for compressed copies, which have no addresses. */
const COPY = /\.(?:br|gz)$/i;
/** Pattern for error pages, which are only sent with their status. */
const ERROR_PAGE = /^\/(?:[a-z]{2}\/)?(?:404|500)(?:\.html|\/index\.html)?$/;

/**
 * Serves the files of a folder, compressed where accepted. `/tours` is `tours/index.html` or
 * `tours.html`.
 */
export function createStaticFiles(folder: string): StaticFiles {
  const cachedBody = createFileCache();
  const find = createFileFinder(folder);
  return (request, response, path, next) => {
    const name = decodeURI(path);
    if ([HIDDEN, COPY, ERROR_PAGE].some((pattern) => pattern.test(name))) return next();
    // A range is always of the uncompressed file, as clients combine parts.
    const codings = request.headers.range === undefined ? acceptedCodings(acceptEncodingOf(request)) : [];
    const file = find(name, codings);
    if (!file) return next();
    const etag = `W/"${file.size}-${Math.trunc(file.writtenAt)}"`;
    response.setHeader('Cache-Control', cachePolicyOf(path));
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', etag);
    // Search engines and mail programs show them in pages of their own.
    if (isPicture(file)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) return void response.writeHead(304).end();
    sendFile(request, response, file, cachedBody(file));
  };
}

/**
 * Finds files. Requests that arrived together, in one turn of the event loop, share a look at the
 * disk. The folder may be below a link: a file is looked for and opened in the same build.
 */
function createFileFinder(folder: string): (name: string, codings: readonly Coding[]) => SiteFile | null {
  const turn = perTurn(() => ({ folder: realFolder(folder), found: new Map<string, SiteFile | null>() }));
  return (name, codings) => {
    const { folder: current, found } = turn();
    const key = `${codings} ${name}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const file = findSiteFile(current, name, codings);
    found.set(key, file);
    return file;
  };
}

function realFolder(folder: string): string {
  try {
    return realpathSync.native(folder);
  } catch {
    return folder;
  }
}

function isPicture({ extension }: SiteFile): boolean {
  return contentTypeOf(extension).startsWith('image/');
}

function acceptEncodingOf({ headers }: IncomingMessage): string {
  return String(headers['accept-encoding'] ?? '');
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, body: Buffer | null): void {
  const range = byteRangeOf(request, file.size);
  if (range === 'unsatisfiable') {
    return void response.writeHead(416, { 'Content-Range': `bytes */${file.size}`, 'Content-Length': 0 }).end();
  }
  response.writeHead(range ? 206 : 200, headersOf(file, range));
  if (body) response.end(body);
  else if (request.method === 'HEAD' || file.size === 0) response.end();
  else streamFile(response, file, range);
}

function headersOf({ size, extension, coding }: SiteFile, range: ByteRange | null) {
  return {
    'Content-Length': range ? range.end - range.start + 1 : size,
    'Content-Type': contentTypeOf(extension),
    ...(coding && { 'Content-Encoding': coding }),
    ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
  };
}

/**
 * Streams a file. A rebuild may delete it in between, and an unhandled error would end the process.
 */
function streamFile(response: ServerResponse, { path, size }: SiteFile, range: ByteRange | null): void {
  // With an end, the answer ends with the last byte, and not with one more look at the file: who
  // has read everything may have hung up by then, and would count as gone.
  const stream = createReadStream(path, range ?? { end: size - 1 });
  stream.once('error', () => response.destroy());
  response.once('close', () => stream.destroy());
  stream.pipe(response);
}
