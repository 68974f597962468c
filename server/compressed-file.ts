import { closeSync, fstatSync, openSync, readFileSync, type Stats, statSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A compressed copy that the build made, ready to be sent. */
export interface CompressedFile {
  /** The copy itself, as in `/srv/dist/client/tours/index.html.br`. */
  readonly file: string;
  readonly size: number;
  /** When the copy was written, in milliseconds. */
  readonly writtenAt: number;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** What the build compresses, by ending. The types are sirv's, which sends the same files to clients that take no compression. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'text/xml',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

const CODINGS = [
  { ending: '.br', name: 'br' },
  { ending: '.gz', name: 'gzip' },
] as const;

type Coding = (typeof CODINGS)[number];

/** Larger ones are better read while they are sent. */
const LARGEST = 256 * 1024;

/** Files that may stand for a path, as sirv looks for them: `/tours` is `tours.html` or `tours/index.html`. */
function candidates(path: string): readonly string[] {
  if (TYPES[extname(path)] !== undefined) return [path];
  return extname(path) === '' ? [`${path}.html`, join(path, 'index.html')] : [];
}

function headersOf(original: string, { size, mtime }: Stats, coding: Coding) {
  const etag = `W/"${size}-${mtime.getTime()}"`;
  const headers = {
    'Content-Length': size,
    'Content-Type': TYPES[extname(original)] ?? '',
    'Last-Modified': mtime.toUTCString(),
    'Content-Encoding': coding.name,
    ETag: etag,
  };
  return { etag, headers };
}

/** Reads a file; null when it is too large, or is being written at this moment. */
function readWhole(file: string): { readonly stats: Stats; readonly body: Buffer } | null {
  const descriptor = openSync(file, 'r');
  try {
    const stats = fstatSync(descriptor);
    if (stats.size > LARGEST) return null;
    const body = readFileSync(descriptor);
    return body.length === stats.size ? { stats, body } : null;
  } finally {
    closeSync(descriptor);
  }
}

function exists(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/**
 * The compressed copy for a path, in the best coding that the client takes. Null where there is none, or where it is better
 * streamed.
 *
 * @param path - decoded, without `..`
 * @param accepted - the request's Accept-Encoding
 */
export function readCompressed(folder: string, path: string, accepted: string): CompressedFile | null {
  for (const coding of CODINGS.filter(({ name }) => accepted.includes(name))) {
    for (const candidate of candidates(path)) {
      const file = join(folder, candidate + coding.ending);
      const read = exists(file) ? readWhole(file) : null;
      if (read) {
        const { size, mtimeMs: writtenAt } = read.stats;
        return { file, size, writtenAt, body: read.body, ...headersOf(candidate, read.stats, coding) };
      }
    }
  }
  return null;
}

/** Whether a copy is still the one on the disk: a rebuild may have replaced or deleted it. */
export function isCurrent({ file, size, writtenAt }: CompressedFile): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs === writtenAt && stats.size === size;
}
