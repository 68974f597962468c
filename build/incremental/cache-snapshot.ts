import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OUTPUT_SEAL } from './build-stamp.ts';
import { filesBelow } from './files-below.ts';
import { INCREMENTAL_LIST } from './preserve-output.ts';

/** What Astro's cache knows of the pages of an output: their build, keys and digests. */
const FILES = [INCREMENTAL_LIST, 'bundle/rendered.json', OUTPUT_SEAL];
/** Folders of Astro's cache with what was rendered, by the address or the digest of it. */
const RENDERED = ['dist', 'assets'];

/**
 * A copy of what Astro's cache knows of the live output. A release that was stopped, or built and
 * never published, leaves the cache as it was before it.
 */
export class CacheSnapshot {
  readonly #cache: string;
  readonly #folder: string;

  /** @param cache Astro's folder */
  constructor(cache: string) {
    this.#cache = cache;
    this.#folder = join(cache, 'live');
  }

  /** Copies the state of the cache, unless it is that of the same build. */
  take(): void {
    if (this.isOf(this.#cache)) return;
    const next = `${this.#folder}.next`;
    for (const folder of [next, this.#folder]) rmSync(folder, { recursive: true, force: true });
    for (const name of FILES)
      if (existsSync(join(this.#cache, name))) cpSync(join(this.#cache, name), join(next, name));
    renameSync(next, this.#folder);
  }

  /** Whether it is of the build that has left an output, or a cache. */
  isOf(output: string): boolean {
    const seal = textOf(join(this.#folder, OUTPUT_SEAL));
    return seal !== '' && seal === textOf(join(output, OUTPUT_SEAL));
  }

  /**
   * Brings the cache back, and deletes what was rendered since. The seal is the first that goes and
   * the last that returns: a cache that is half of each is taken for that of no output.
   */
  restore(): void {
    rmSync(join(this.#cache, OUTPUT_SEAL), { force: true });
    const takenAt = statSync(join(this.#folder, OUTPUT_SEAL)).ctimeMs;
    for (const folder of RENDERED.map((name) => join(this.#cache, name))) {
      if (!existsSync(folder)) continue;
      const paths = filesBelow(folder).map((name) => join(folder, name));
      for (const path of paths) if (statSync(path).ctimeMs >= takenAt) rmSync(path);
    }
    for (const name of FILES) {
      const [from, to] = [join(this.#folder, name), join(this.#cache, name)];
      if (existsSync(from) && existsSync(dirname(to))) cpSync(from, to);
      else rmSync(to, { force: true });
    }
  }
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
