import type { PageOrigin } from './worker-messages.ts';

/** The age of the shown data. */
export interface Age {
  /** The date of the exchange rates: `2026-09-29`. */
  readonly rates: string;
  /** The time when the page was saved, in milliseconds since 1970; null if from the network. */
  readonly savedAt: number | null;
}

/** A day as everybody reads it: "29 Sep". Null for what is no date. */
export function shortDay(date: string | number, timeZone?: string): string | null {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return null;
  const format = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', ...(timeZone && { timeZone }) });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']}`;
}

/**
 * The text shown without a network, or with a very slow one.
 *
 * @example offlineText('no-network', { rates: '2026-09-29', savedAt: null }) // 'You are offline.
 * Rates of 29 Sep.'
 */
export function offlineText(origin: PageOrigin, { rates, savedAt }: Age): string {
  const why = origin === 'slow-network' ? 'The connection is too slow.' : 'You are offline.';
  const saved = savedAt === null ? null : shortDay(savedAt);
  const rated = shortDay(rates, 'UTC');
  const page = saved && `This page was saved on ${saved}`;
  const prices = rated && (page ? `rates of ${rated}` : `Rates of ${rated}`);
  const age = [page, prices].filter(Boolean).join(', ');
  return age ? `${why} ${age}.` : why;
}
