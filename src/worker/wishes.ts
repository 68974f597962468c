import type { Notes } from './notes.ts';

/** How much the traveller wants to have: `little` after they have cleared what was saved. */
export type Extent = 'usual' | 'everything' | 'little';

const EXTENTS: readonly Extent[] = ['usual', 'everything', 'little'];

/** More than anybody puts aside by hand. */
const MOST_CHOSEN = 200;

/** What the traveller said about saving; kept while the worker sleeps. */
export class Wishes {
  readonly #notes: Notes;

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  async extent(): Promise<Extent> {
    const noted = await this.#notes.read('extent');
    return EXTENTS.find((extent) => extent === noted) ?? 'usual';
  }

  async setExtent(extent: Extent): Promise<void> {
    await this.#notes.write('extent', extent);
  }

  /** Addresses of pages that were put aside, the newest first. */
  async chosen(): Promise<readonly string[]> {
    const noted = await this.#notes.read('chosen');
    return Array.isArray(noted) ? noted.filter((path) => typeof path === 'string') : [];
  }

  async choose(path: string): Promise<void> {
    const others = (await this.chosen()).filter((other) => other !== path);
    await this.#notes.write('chosen', [path, ...others].slice(0, MOST_CHOSEN));
  }
}
