import { parseConversionQueries } from '../../lib/analytics/conversion-queries.ts';
import type { LocalKey, TabKey } from '../../lib/site/browser-storage.ts';
import type { StorageLike } from './safe-storage.ts';

/** What older versions stored for good, and this one keeps until the tab is closed. */
const OBSOLETE_KEYS: readonly TabKey[] = ['recent.1', 'currencies.1', 'payment-method.1'];

const QUERIES: LocalKey = 'conversion-queries.1';

/** Older versions stored every parameter of an address. */
function pruneQueries(storage: StorageLike): void {
  const stored = storage.getItem(QUERIES);
  if (stored === null) return;
  const labels = JSON.stringify(parseConversionQueries(JSON.parse(stored)) ?? null);
  if (labels !== stored) storage.setItem(QUERIES, labels);
}

/** Removes what older versions of the site left in local storage and this one does not keep there. */
export function pruneStorage(open: () => StorageLike = () => localStorage): void {
  try {
    const storage = open();
    for (const key of OBSOLETE_KEYS) storage.removeItem(key);
    pruneQueries(storage);
  } catch {
    // Storage that is forbidden holds nothing, and what makes no sense is not read.
  }
}
