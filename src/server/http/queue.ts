import { setTimeout as pause } from 'node:timers/promises';

/**
 * Queues requests by network. @returns true once it is its turn, false where too many are waiting
 */
export type RequestQueue = (network: string) => Promise<boolean>;

/** Milliseconds between two requests of a network. None is refused, but programs are slow. */
const TURN_INTERVAL_MS = 1000;
const MAX_WAITING = 100;

/** Creates a queue for each network in which requests are served at intervals. */
export function createRequestQueue(wait: (ms: number) => Promise<unknown> = pause): RequestQueue {
  const lines = new Map<string, { readonly last: Promise<unknown>; readonly length: number }>();
  const lengthOf = (network: string) => lines.get(network)?.length ?? 0;
  return async (network) => {
    const waiting = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    if (waiting >= MAX_WAITING) return false;
    const turn = (lines.get(network)?.last ?? Promise.resolve()).then(() => wait(TURN_INTERVAL_MS));
    lines.set(network, { last: turn, length: lengthOf(network) + 1 });
    await turn;
    const left = lengthOf(network) - 1;
    if (left === 0) lines.delete(network);
    else lines.set(network, { last: lines.get(network)?.last ?? turn, length: left });
    return true;
  };
}

/** A queue without limits. */
export const NO_QUEUE: RequestQueue = async () => true;
