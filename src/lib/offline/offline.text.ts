import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { offlineBannerMessages } from '../messages/offline-banner.ts';
import type { PageOrigin } from './worker-messages.ts';

/** The age of the shown data. */
export interface Age {
  /** The date of the exchange rates: `2026-09-29`. */
  readonly rates: string;
  /** The time when the page was saved, in milliseconds since 1970; null if from the network. */
  readonly savedAt: number | null;
}

/** A day as everybody reads it: "29 Sep". Null for what is no date. */
function shortDay(date: string | number, language: Language, timeZone?: string): string | null {
  const instant = new Date(date);
  if (Number.isNaN(instant.getTime())) return null;
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...(timeZone && { timeZone }) });
  if (language !== DEFAULT_LANGUAGE) return format.format(instant);
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts['day']} ${parts['month']}`;
}

/**
 * The text shown without a network, or with a very slow one.
 *
 * @example offlineText('no-network', { rates: '2026-09-29', savedAt: null }) // 'You are offline.
 * Rates of 29 Sep.'
 */
export function offlineText(origin: PageOrigin, { rates, savedAt }: Age, language: Language): string {
  const t = offlineBannerMessages(language);
  const why = origin === 'slow-network' ? t.slow : t.offline;
  const saved = savedAt === null ? null : shortDay(savedAt, language);
  const rated = shortDay(rates, language, 'UTC');
  if (saved && rated) return t.sentences(why, t.savedAndRates(saved, rated));
  if (saved) return t.sentences(why, t.saved(saved));
  return rated ? t.sentences(why, t.rates(rated)) : why;
}
