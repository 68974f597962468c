import type { KeyValueStore } from './kv-store.ts';

/** The amount to save; `little` after the traveller has removed everything. */
export type CacheMode = 'usual' | 'everything' | 'little';

const CACHE_MODES: readonly CacheMode[] = ['usual', 'everything', 'little'];

/** The stored key, which is older than the type's name. */
const CACHE_MODE_KEY = 'extent';

/** More than anybody saves by hand. */
const MAX_CHOSEN = 200;

/** The traveller's choice of what to save, which outlives the worker. */
export class Preferences {
  readonly #kvStore: KeyValueStore;

  constructor(kvStore: KeyValueStore) {
    this.#kvStore = kvStore;
  }

  async cacheMode(): Promise<CacheMode> {
    const stored = await this.#kvStore.read(CACHE_MODE_KEY);
    return CACHE_MODES.find((mode) => mode === stored) ?? 'usual';
  }

  async setCacheMode(mode: CacheMode): Promise<void> {
    await this.#kvStore.write(CACHE_MODE_KEY, mode);
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
