import { type DeferredRequest, parseDeferredRequests } from '../lib/offline/worker-messages.ts';
import type { KeyValueStore } from './kv-store.ts';
import type { WorkerPorts } from './ports.ts';

const KEY = 'outbox';

/** Requests that wait for a connection, for when no page is open to send them. */
export interface PendingRequests {
  /** Replaces the waiting requests. */
  readonly store: (requests: readonly DeferredRequest[]) => Promise<void>;
  /**
   * Sends the waiting requests in order and removes each that got a response. The page repeats it
   * with the same key and reads the outcome.
   *
   * @throws Error while there is no answer: then the browser wakes the worker again
   */
  readonly send: () => Promise<void>;
}

export function createPendingRequests(
  ports: Pick<WorkerPorts, 'fetch' | 'notifyPages'>,
  kvStore: KeyValueStore,
): PendingRequests {
  async function sendOne({ path, headers, body }: DeferredRequest): Promise<void> {
    const { status } = await ports.fetch(path, { method: 'POST', headers, body });
    if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}`);
  }

  return {
    store: (requests) => kvStore.write(KEY, requests),
    send: async () => {
      const waiting = parseDeferredRequests(await kvStore.read(KEY)) ?? [];
      if (waiting.length === 0) return;
      for (const [index, request] of waiting.entries()) {
        await sendOne(request);
        await kvStore.write(KEY, waiting.slice(index + 1));
      }
      await ports.notifyPages({ type: 'sent' });
    },
  };
}
