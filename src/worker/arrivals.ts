import type { Origin } from '../lib/offline/worker-messages.ts';

/** A browser has fewer pages open. */
const MOST = 50;

/** Remembers how pages came to be shown, for as long as the worker runs. */
export class Arrivals {
  readonly #byClient = new Map<string, Origin>();

  note(client: string, origin: Origin): void {
    this.#byClient.set(client, origin);
    const [oldest] = this.#byClient.keys();
    if (this.#byClient.size > MOST && oldest !== undefined) this.#byClient.delete(oldest);
  }

  of(client: string): Origin {
    return this.#byClient.get(client) ?? 'unknown';
  }
}
