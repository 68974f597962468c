import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasPagesSince } from './new-pages.ts';

/**
 * The state of the output before a build. `intact` as the last build left it, `other` changed or
 * gone, `unfinished` after an aborted build, `outdated` made by other code.
 */
export type BuildStampState = 'intact' | 'other' | 'unfinished' | 'outdated';

const FILE = 'output-seal';
const OPEN = ' open';

/**
 * Checks whether output folder and cache folder are from the same finished build. A finished build
 * leaves the same random text in both, and a running one marks the cache as open. Changed code
 * makes every page outdated.
 */
export class BuildStamp {
  readonly #inOutput: string;
  readonly #inCache: string;
  readonly #code: string;

  /** @param code digest of the code that makes the output: a change makes all of it outdated */
  constructor(output: string, cache: string, code: string) {
    this.#code = code;
    this.#inOutput = join(output, FILE);
    this.#inCache = join(cache, FILE);
  }

  /**
   * Begins a build and returns the state that the last one left.
   *
   * @param pagesChangedSince whether pages were written since a moment (as {@link openedAt} returns
   * it). A build that a content error stopped before it wrote a page did no harm
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

  /** Start of the running build by the clock of the file system: milliseconds since 1970. */
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

/**
 * Runs a build of a copied output. Where it fails before it writes a page, the cache is as if it
 * had not begun, so that the next copy counts as intact.
 */
export async function withoutTrace(cache: string, output: string, build: () => Promise<void>): Promise<void> {
  const stamp = join(cache, FILE);
  const before = await readText(stamp);
  try {
    await build();
  } catch (error) {
    const isOpen = (await readText(stamp)) === before + OPEN;
    if (isOpen && before !== '' && !hasPagesSince(output, (await stat(stamp)).ctimeMs)) await write(stamp, before);
    throw error;
  }
}

/** Whether an output is that of the last finished build with a cache. */
export async function isOutputOf(cache: string, output: string): Promise<boolean> {
  const [inCache, inOutput] = await Promise.all([cache, output].map((folder) => readText(join(folder, FILE))));
  return inOutput !== '' && inCache === inOutput;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
