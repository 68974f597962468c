import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { cachePolicyOf } from './cache-policy.ts';
import type { CompressedFile } from './compressed-file.ts';
import { createFileMemory } from './file-memory.ts';
import { guardRange } from './range-guard.ts';

/** Answers with a file, or calls `next` when there is none. */
export type StaticFiles = (request: IncomingMessage, response: ServerResponse, path: string, next: () => void) => void;

const HIDDEN = /\/\.(?!well-known\/)/;
/** Error pages are sent with their status, never as a page of their own. */
const ERROR_PAGE = /^\/(?:404|500)(?:\.html)?(?:\.br|\.gz)?$/;

/** Serves the files of a folder, compressed where the client takes it: `/tours` is `tours.html` or `tours/index.html`. */
export function createStaticFiles(folder: string): StaticFiles {
  // `dev` reads the folder at each request. Sizes remembered from the start would break answers after a rebuild under
  // a running server.
  const serve = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, single: false, extensions: ['html'] });
  const recall = createFileMemory(folder);
  return (request, response, path, next) => {
    const name = decodeURI(path);
    if (HIDDEN.test(name) || ERROR_PAGE.test(name)) return next();
    guardRange(request);
    // Set before anything is sent, so that a 304 carries them too.
    response.setHeader('Cache-Control', cachePolicyOf(path));
    response.setHeader('Vary', 'Accept-Encoding');
    const copy = request.headers.range === undefined && recall(name, acceptedBy(request));
    if (copy) return sendCopy(request, response, copy);
    surviveVanishingFile(response);
    serve(request, response, () => {
      response.removeHeader('Cache-Control');
      next();
    });
  };
}

/** The codings that a client takes. Only those that files are compressed with, so that one page is one entry in memory for all browsers. */
function acceptedBy({ headers }: IncomingMessage): string {
  const accepted = String(headers['accept-encoding'] ?? '');
  return ['br', 'gzip'].filter((coding) => accepted.includes(coding)).join(' ');
}

function sendCopy(request: IncomingMessage, response: ServerResponse, { etag, headers, body }: CompressedFile): void {
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { ETag: etag }).end();
  response.writeHead(200, headers).end(body);
}

/** A rebuild may delete the file between sirv's look and its read; unheard, the stream's error would end the process. */
function surviveVanishingFile(response: ServerResponse): void {
  response.once('pipe', (file) => file.once('error', () => response.destroy()));
}
