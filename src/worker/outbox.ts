import { type LaterRequest, parseLaterRequests } from '../lib/offline/worker-messages.ts';
import type { Notes } from './notes.ts';
import type { WorkerPorts } from './ports.ts';

const NOTE = 'outbox';

/** What waits for a connection, sent where no page is open to do it. */
export interface Outbox {
  /** Puts these in the place of what waited. */
  readonly keep: (requests: readonly LaterRequest[]) => Promise<void>;
  /**
   * Sends what waits, in its order. What was answered is forgotten, whatever the answer: the page asks again with the same key and hears it.
   *
   * @throws Error while there is no answer: then the browser wakes the worker again
   */
  readonly send: () => Promise<void>;
}

export function createOutbox(ports: Pick<WorkerPorts, 'fetch' | 'tell'>, notes: Notes): Outbox {
  async function sendOne({ path, headers, body }: LaterRequest): Promise<void> {
    const { status } = await ports.fetch(path, { method: 'POST', headers, body });
    if (status === 429 || status >= 500) throw new Error(`${path} answered ${status}`);
  }

  return {
    keep: (requests) => notes.write(NOTE, requests),
    send: async () => {
      const waiting = parseLaterRequests(await notes.read(NOTE)) ?? [];
      if (waiting.length === 0) return;
      for (const [index, request] of waiting.entries()) {
        await sendOne(request);
        await notes.write(NOTE, waiting.slice(index + 1));
      }
      await ports.tell({ type: 'sent' });
    },
  };
}
