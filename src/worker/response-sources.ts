import type { PageOrigin } from '../lib/offline/worker-messages.ts';

/** More than the pages that a browser has open. */
const MAX_CLIENTS = 50;

/** Sources of the responses to pages, while the worker runs. */
export class ResponseSources {
  readonly #byClient = new Map<string, PageOrigin>();

  record(client: string, origin: PageOrigin): void {
    this.#byClient.set(client, origin);
    const [oldest] = this.#byClient.keys();
    if (this.#byClient.size > MAX_CLIENTS && oldest !== undefined) this.#byClient.delete(oldest);
  }

  of(client: string): PageOrigin {
    return this.#byClient.get(client) ?? 'unknown';
  }
}
