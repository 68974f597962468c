import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * `intact`: the output is what the last build left. `other`: it is not, or it is gone. `unfinished`: the last build
 * changed pages and did not come to its end. `outdated`: pages were made by other code, so that none can be kept.
 */
export type BuildStampState = 'intact' | 'other' | 'unfinished' | 'outdated';

const FILE = 'output-seal';
const OPEN = ' open';

/**
 * Tells whether an output folder and a cache folder come from the same finished build: a finished build leaves the same
 * random text in both, and one that runs marks the text in the cache as open. The code that makes pages is part of it: when it
 * changes, every page must be made again.
 */
export class BuildStamp {
  readonly #inOutput: string;
  readonly #inCache: string;
  readonly #code: string;

  /** @param code what the output was made by: another text means that nothing of it can be kept */
  constructor(output: string, cache: string, code: string) {
    this.#code = code;
    this.#inOutput = join(output, FILE);
    this.#inCache = join(cache, FILE);
  }

  /**
   * Begins a build: says what the last one left.
   *
   * @param pagesChangedSince whether pages were written since a moment (as {@link openedAt} gives it). A build that an
   * editor's mistake stopped before it wrote a page did no harm
   */
  async open(pagesChangedSince: (moment: number) => boolean): Promise<BuildStampState> {
    const [inOutput, inCache] = await Promise.all([readText(this.#inOutput), readText(this.#inCache)]);
    const unfinished = inCache === '' || (inCache.endsWith(OPEN) && pagesChangedSince(await this.openedAt()));
    const text = inCache.replace(OPEN, '');
    await write(this.#inCache, text + OPEN);
    if (unfinished) return 'unfinished';
    if (!text.startsWith(this.#code)) return 'outdated';
    return inOutput === text ? 'intact' : 'other';
  }

  /** When the running build began, by the clock of the file system: milliseconds since 1970. */
  async openedAt(): Promise<number> {
    return (await stat(this.#inCache)).ctimeMs;
  }

  /** Ends a build. */
  async close(): Promise<void> {
    const text = `${this.#code} ${randomUUID()}`;
    await write(this.#inOutput, text);
    await write(this.#inCache, text);
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
