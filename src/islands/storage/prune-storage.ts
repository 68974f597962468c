import { parseConversionQueries } from '../../lib/analytics/conversion-queries.ts';
import type { LocalKey, TabKey } from '../../lib/site/browser-storage.ts';
import type { StorageLike } from './safe-storage.ts';

/** Keys in local storage of older versions, which are now in session storage. */
const OBSOLETE_KEYS: readonly TabKey[] = ['recent.1', 'currencies.1', 'payment-method.1'];

const QUERIES: LocalKey = 'conversion-queries.1';

/** Older versions stored every parameter of an address. */
function pruneQueries(storage: StorageLike): void {
  const stored = storage.getItem(QUERIES);
  if (stored === null) return;
  const labels = JSON.stringify(parseConversionQueries(JSON.parse(stored)) ?? null);
  if (labels !== stored) storage.setItem(QUERIES, labels);
}

/** Removes obsolete keys of older versions from local storage. */
export function pruneStorage(open: () => StorageLike = () => localStorage): void {
  try {
    const storage = open();
    for (const key of OBSOLETE_KEYS) storage.removeItem(key);
    pruneQueries(storage);
  } catch {
    // Storage that is forbidden holds nothing, and what makes no sense is not read.
  }
}
