import type { Origin } from '../lib/offline/worker-messages.ts';

/** More than the pages that a browser has open. */
const MAX_CLIENTS = 50;

/** Where the response to each page came from, for as long as the worker runs. */
export class ResponseSources {
  readonly #byClient = new Map<string, Origin>();

  record(client: string, origin: Origin): void {
    this.#byClient.set(client, origin);
    const [oldest] = this.#byClient.keys();
    if (this.#byClient.size > MAX_CLIENTS && oldest !== undefined) this.#byClient.delete(oldest);
  }

  of(client: string): Origin {
    return this.#byClient.get(client) ?? 'unknown';
  }
}
