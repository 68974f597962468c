import type { KeyValueStore } from './kv-store.ts';

/** The amount to save; `little` after the traveller has removed everything. */
export type Extent = 'usual' | 'everything' | 'little';

const EXTENTS: readonly Extent[] = ['usual', 'everything', 'little'];

/** More than anybody saves by hand. */
const MAX_CHOSEN = 200;

/** The traveller's choice of what to save, which outlives the worker. */
export class Preferences {
  readonly #kvStore: KeyValueStore;

  constructor(kvStore: KeyValueStore) {
    this.#kvStore = kvStore;
  }

  async extent(): Promise<Extent> {
    const stored = await this.#kvStore.read('extent');
    return EXTENTS.find((extent) => extent === stored) ?? 'usual';
  }

  async setExtent(extent: Extent): Promise<void> {
    await this.#kvStore.write('extent', extent);
  }

  /** Addresses of pages that the traveller saved, the newest first. */
  async chosen(): Promise<readonly string[]> {
    const stored = await this.#kvStore.read('chosen');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  }

  async choose(path: string): Promise<void> {
    const others = (await this.chosen()).filter((other) => other !== path);
    await this.#kvStore.write('chosen', [path, ...others].slice(0, MAX_CHOSEN));
  }
}
