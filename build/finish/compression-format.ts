import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { MAX_FIRST_SCREEN_BYTES } from './page-budget.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A way to compress; its name is the ending of the compressed file. */
export type Format = 'br' | 'gz';

export const FORMATS: readonly Format[] = ['br', 'gz'];

/** The compressed copies of a file. */
export type Copies = Readonly<Record<Format, Buffer>>;

/** The compression level of each format. */
type Effort = Readonly<Record<Format, number>>;

const KB = 1024;

/**
 * The compression levels by kind of file, with the bytes from which another one holds. Measured on
 * 40 pages: brotli 11 gives 21.0% of the size at 0.7 MB a second, 10 gives 21.5% at 1.7, and 6
 * gives 24.0% at 25. A cache of copies is named by them: see CompressionCache.
 */
export const EFFORTS = {
  /** Scripts and data, which many pages share, and pages that need a second round trip. */
  most: { br: 11, gz: 9 },
  /** Files of many bytes: the last step would take seconds. */
  large: { br: 10, gz: 9 },
  largeFrom: 256 * KB,
  /** Pages that arrive in one round trip in any case: fewer bytes would not bring them sooner. */
  page: { br: 10, gz: 9 },
  pageUpTo: MAX_FIRST_SCREEN_BYTES,
} as const;

/** For copies that are replaced soon: an eighth larger, in a twentieth of the time. */
const QUICK: Effort = { br: 6, gz: 6 };

async function compressWith(content: Buffer, effort: Effort): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: effort.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: await brotliAsync(content, { params }), gz: await gzipAsync(content, { level: effort.gz }) };
}

/** Compresses a file for the minute until better copies are made. */
export async function compressQuickly(content: Buffer): Promise<Copies> {
  return compressWith(content, QUICK);
}

/**
 * The bytes of a gzip copy to those of brotli 10 at most. They were 1.27 at most for this site's
 * pages, so that a page whose gzip copy is larger still is not tried with brotli 10.
 */
const MAX_GZIP_TO_BROTLI = 1.4;

/** Whether a page may be small enough for the effort of pages, by what gzip makes of it. */
async function mayBeSmall(content: Buffer): Promise<boolean> {
  const { length } = await gzipAsync(content, { level: EFFORTS.page.gz });
  return length <= MAX_GZIP_TO_BROTLI * EFFORTS.pageUpTo;
}

/** Compresses a file in Node's thread pool. Equal files of one kind have equal copies. */
export async function compress(path: string, content: Buffer): Promise<Copies> {
  if (extname(path) === '.html' && (await mayBeSmall(content))) {
    const copies = await compressWith(content, EFFORTS.page);
    if (copies.br.length <= EFFORTS.pageUpTo) return copies;
  }
  return compressWith(content, content.length < EFFORTS.largeFrom ? EFFORTS.most : EFFORTS.large);
}
