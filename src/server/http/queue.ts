import { setTimeout as pause } from 'node:timers/promises';

/** Lets requests of a network take turns. @returns false where too many wait already, else true once it is its turn */
export type RequestQueue = (network: string) => Promise<boolean>;

/** Nobody of a network is refused, and a program that asks without end is not served faster than this. */
const TURN_INTERVAL_MS = 1000;
const MAX_WAITING = 100;

/** Makes lines, one for each network, in which a request has its turn some time after the one before it. */
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

/** Where nothing is limited. */
export const NO_QUEUE: RequestQueue = async () => true;
