import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * `intact`: the output is what the last build left. `other`: it is not, or it is gone. `unfinished`: the last build
 * changed pages and did not come to its end.
 */
export type SealState = 'intact' | 'other' | 'unfinished';

const FILE = 'output-seal';
const OPEN = ' open';

/**
 * Tells whether an output folder and a cache folder come from the same finished build: a finished build leaves the same
 * random text in both, and one that runs marks the text in the cache as open. Scripts that finish pages are part of it: when
 * they change, every page must be finished again.
 */
export class OutputSeal {
  readonly #inOutput: string;
  readonly #inCache: string;
  readonly #tools: string;

  /** @param tools what the output was finished with: another text means that nothing of it can be kept */
  constructor(output: string, cache: string, tools: string) {
    this.#tools = tools;
    this.#inOutput = join(output, FILE);
    this.#inCache = join(cache, FILE);
  }

  /**
   * Begins a build: says what the last one left.
   *
   * @param pagesChangedSince whether pages were written since a moment (as {@link openedAt} gives it). A build that an
   * editor's mistake stopped before it wrote a page did no harm
   */
  async open(pagesChangedSince: (moment: number) => boolean): Promise<SealState> {
    const [inOutput, inCache] = await Promise.all([readText(this.#inOutput), readText(this.#inCache)]);
    const unfinished = inCache === '' || (inCache.endsWith(OPEN) && pagesChangedSince(await this.openedAt()));
    const text = inCache.replace(OPEN, '');
    await write(this.#inCache, text + OPEN);
    if (unfinished) return 'unfinished';
    return inOutput === text && text.startsWith(this.#tools) ? 'intact' : 'other';
  }

  /** When the running build began, by the clock of the file system: milliseconds since 1970. */
  async openedAt(): Promise<number> {
    return (await stat(this.#inCache)).ctimeMs;
  }

  /** Ends a build. */
  async close(): Promise<void> {
    const text = `${this.#tools} ${randomUUID()}`;
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
