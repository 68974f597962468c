import { CACHES } from './cache-names.ts';

/** Small things to remember while the worker sleeps: browsers end it whenever nothing happens. */
export class Notes {
  readonly #caches: CacheStorage;

  constructor(caches: CacheStorage) {
    this.#caches = caches;
  }

  /** What was noted, of whatever shape; null where nothing was. */
  async read(name: string): Promise<unknown> {
    try {
      const cache = await this.#caches.open(CACHES.notes);
      return (await (await cache.match(`/${name}`))?.json()) ?? null;
    } catch {
      return null;
    }
  }

  /** Where there is no room for a note, the worker does without. */
  async write(name: string, note: unknown): Promise<void> {
    try {
      const cache = await this.#caches.open(CACHES.notes);
      await cache.put(`/${name}`, new Response(JSON.stringify(note)));
    } catch {
      // It would only have saved some work.
    }
  }
}
