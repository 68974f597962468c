import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWholeFile } from '../../src/site/content/write-whole-file.ts';
import { type Copies, EFFORTS, FORMATS, type Format } from './compression-format.ts';

/** The folder of the copies of all builds. */
export const COMPRESSION_CACHE = join(import.meta.dirname, '../../node_modules/.cache/compress');

/** The name of the folder of copies: with another effort, none of the earlier ones is taken. */
const FOLDER = createHash('sha256').update(JSON.stringify(EFFORTS)).digest('hex').slice(0, 12);

/** Compressed copies by hash of their content, stored between builds. */
export class CompressionCache {
  /** True without copies of this effort, so that all present ones are of another. */
  readonly isNew: boolean;
  readonly #folder: string;
  readonly #used = new Set<string>();

  private constructor(folder: string, isNew: boolean) {
    this.#folder = folder;
    this.isNew = isNew;
  }

  /** Opens the cache, and deletes copies of another effort. */
  static async open(parent: string): Promise<CompressionCache> {
    const folder = join(parent, FOLDER);
    const made = await mkdir(folder, { recursive: true });
    const others = (await readdir(parent)).filter((name) => name !== FOLDER);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true })));
    return new CompressionCache(folder, made !== undefined);
  }

  /** The cache key of a file with a content. */
  keyOf(path: string, content: Buffer): string {
    const key = createHash('sha256').update(extname(path)).update(content).digest('hex').slice(0, 32);
    for (const format of FORMATS) this.#used.add(`${key}.${format}`);
    return key;
  }

  async has(key: string): Promise<boolean> {
    const found = await Promise.all(FORMATS.map((format) => exists(this.#file(key, format))));
    return found.every(Boolean);
  }

  async put(key: string, copies: Copies): Promise<void> {
    for (const format of FORMATS) await writeWholeFile(this.#file(key, format), copies[format]);
  }

  /**
   * Copies cached files beside the original, with the time when this content was first built. The
   * server's ETag is made of size and time, so an unchanged page is not sent again.
   */
  async place(key: string, original: string): Promise<void> {
    const { mtime } = await stat(this.#file(key, 'br'));
    for (const format of FORMATS) {
      // By a rename: a server may be sending the copy that it replaces.
      const next = `${original}.${format}.next`;
      await copyFile(this.#file(key, format), next);
      await utimes(next, mtime, mtime);
      await rename(next, `${original}.${format}`);
    }
    await utimes(original, mtime, mtime);
  }

  /** Number of cached contents. */
  async count(): Promise<number> {
    return (await readdir(this.#folder)).length / FORMATS.length;
  }

  /** Deletes contents that were not requested since the cache was opened. */
  async prune(): Promise<void> {
    const unused = (await readdir(this.#folder)).filter((name) => !this.#used.has(name));
    await Promise.all(unused.map((name) => rm(join(this.#folder, name))));
  }

  #file(key: string, format: Format): string {
    return join(this.#folder, `${key}.${format}`);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
