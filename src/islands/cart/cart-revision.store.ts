import { isRecord, wholeNumberIn } from '../storage/parsers.ts';
import { persistent } from '../storage/persistent.ts';

/** The revision of the cart in this browser, and the last one known to be on the server. */
export interface CartRevision {
  /** Grows with every change of the cart or the booker. */
  readonly latest: number;
  /** The last one that was saved, and the booking reference under which it was. */
  readonly saved: number;
  readonly ref: string | null;
}

const NONE: CartRevision = { latest: 0, saved: 0, ref: null };

const parseNumber = wholeNumberIn(0, Number.MAX_SAFE_INTEGER - 1);

function parse(stored: unknown): CartRevision | undefined {
  if (!isRecord(stored)) return undefined;
  const latest = parseNumber(stored.latest);
  const saved = parseNumber(stored.saved);
  if (latest === undefined || saved === undefined) return undefined;
  return { latest, saved, ref: typeof stored.ref === 'string' ? stored.ref : null };
}

/** Revisions order the requests of a cart, which may arrive late or twice. */
export const $cartRevision = persistent<CartRevision>('cart-revision.1', { fallback: NONE, parse });

/** The cart or the booker is another one now. */
export function recordCartChange(): void {
  const { latest, ...saved } = $cartRevision.get();
  $cartRevision.set({ ...saved, latest: latest + 1 });
}

/** The server has a revision under a reference. */
export function recordCartSaved(ref: string, revision: number): void {
  const { latest } = $cartRevision.get();
  $cartRevision.set({ latest: Math.max(latest, revision), saved: revision, ref });
}

/** Continues from the server's revision of a reference. */
export function startFromSaved(ref: string, revision: number): void {
  $cartRevision.set({ latest: revision, saved: revision, ref });
}

/** Whether the server does not have the latest cart under a reference. */
export function isUnsaved(ref: string | null): boolean {
  const { latest, saved, ref: savedRef } = $cartRevision.get();
  return latest > 0 && (saved < latest || savedRef !== ref);
}
