import { randomUUID } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The state of the output before a build. `intact` as the last build left it, `other` changed or
 * gone, `unfinished` after an aborted build, `outdated` made by other code.
 */
export type BuildStampState = 'intact' | 'other' | 'unfinished' | 'outdated';

/** The file with that text. */
export const OUTPUT_SEAL = 'output-seal';
const OPEN = ' open';

/**
 * Checks whether output folder and cache folder are from the same finished build. A finished build
 * leaves the same random text in both, and a running one marks both as open. Changed code makes
 * every page outdated.
 */
export class BuildStamp {
  readonly #inOutput: string;
  readonly #inCache: string;
  readonly #code: string;

  /** @param code digest of the code that makes the output: a change makes all of it outdated */
  constructor(output: string, cache: string, code: string) {
    this.#code = code;
    this.#inOutput = join(output, OUTPUT_SEAL);
    this.#inCache = join(cache, OUTPUT_SEAL);
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
    const sealed = inOutput.replace(OPEN, '');
    if (sealed !== '') await write(this.#inOutput, sealed + OPEN);
    if (unfinished) return 'unfinished';
    if (!text.startsWith(this.#code)) return 'outdated';
    return sealed === text ? 'intact' : 'other';
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

/** Whether an output is that of the last finished build with a cache. */
export async function isOutputOf(cache: string, output: string): Promise<boolean> {
  const [inCache, inOutput] = await Promise.all([cache, output].map((folder) => readText(join(folder, OUTPUT_SEAL))));
  return inCache !== undefined && inCache !== '' && !inCache.endsWith(OPEN) && inCache === inOutput;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
