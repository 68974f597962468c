import { CACHES } from './cache-names.ts';

/** Small values that outlive the worker, which browsers end when it is idle. */
export class KeyValueStore {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** The stored value, of any shape; null without one. */
  async read(name: string): Promise<unknown> {
    try {
      const cache = await this.#caches.open(CACHES.notes);
      return (await (await cache.match(`/${name}`))?.json()) ?? null;
    } catch {
      return null;
    }
  }

  /** Stores a value; without room it is silently dropped. */
  async write(name: string, value: unknown): Promise<void> {
    try {
      const cache = await this.#caches.open(CACHES.notes);
      await cache.put(`/${name}`, new Response(JSON.stringify(value)));
    } catch {
      // The value only saves work.
    }
  }
}
