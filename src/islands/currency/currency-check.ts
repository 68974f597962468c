import type { Preference } from '../../lib/money/currency-preference.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { isStorageBlocked } from '../storage/browser-storages.ts';
import { readStorage } from '../storage/read-storage.ts';
import { $preference } from './currency-preference.store.ts';

/** A browser that stores nothing remembers no answer: then nothing is asked. */
function hasChosen(): boolean {
  return readStorage(PREFERENCE_KEY) !== null || isStorageBlocked();
}

/** Whether the page was built with other rates than those that the preference came with. Dollars need none. */
function isOutdated({ currency, rateDate }: Preference): boolean {
  return currency !== DEFAULT_PRICE_FORMAT.currency && rateDate !== document.documentElement.dataset.rates;
}

/** What may wait until the page is there: the offer of a first visit, or newer rates. */
export async function checkCurrency(): Promise<void> {
  if (!hasChosen()) await (await import('./currency-offer.ts')).offerCurrency();
  else if (isOutdated($preference.get())) await (await import('./rate-refresh.ts')).refreshRate();
}
