import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { effortFor, FORMATS, type Format, SITE_SIZES, type SiteSize } from './compression-format.ts';

/** Compressed copies by hash of their content and effort, stored between builds. */
export class CompressionCache {
  /** True without copies for this size of site, so that all present copies have another effort. */
  readonly isNew: boolean;
  readonly #folder: string;
  readonly #site: SiteSize;
  readonly #used = new Set<string>();

  private constructor(folder: string, site: SiteSize, isNew: boolean) {
    this.#folder = folder;
    this.#site = site;
    this.isNew = isNew;
  }

  /** Opens the cache for sites of a size, and deletes the copies for another size. */
  static async open(parent: string, site: SiteSize): Promise<CompressionCache> {
    const others = SITE_SIZES.filter((size) => size !== site);
    await Promise.all(others.map((size) => rm(join(parent, size), { recursive: true, force: true })));
    const folder = join(parent, site);
    const made = await mkdir(folder, { recursive: true });
    return new CompressionCache(folder, site, made !== undefined);
  }

  /** The cache key of a content. */
  keyOf(content: Buffer): string {
    const effort = JSON.stringify(effortFor(content.length, this.#site));
    const key = createHash('sha256').update(effort).update(content).digest('hex').slice(0, 32);
    for (const format of FORMATS) this.#used.add(`${key}.${format}`);
    return key;
  }

  async has(key: string): Promise<boolean> {
    const found = await Promise.all(FORMATS.map((format) => exists(this.#file(key, format))));
    return found.every(Boolean);
  }

  async put(key: string, format: Format, copy: Buffer): Promise<void> {
    await writeFile(this.#file(key, format), copy);
  }

  /**
   * Copies cached files beside the original, with the time when this content was first built. The
   * server's ETag is made of size and time, so an unchanged page is not sent again.
   */
  async place(key: string, original: string): Promise<void> {
    const { mtime } = await stat(this.#file(key, 'br'));
    for (const format of FORMATS) {
      await copyFile(this.#file(key, format), `${original}.${format}`);
      await utimes(`${original}.${format}`, mtime, mtime);
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
