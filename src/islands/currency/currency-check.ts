import type { Preference } from '../../lib/money/currency-preference.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { isStorageBlocked } from '../storage/browser-storages.ts';
import { readStorage } from '../storage/read-storage.ts';
import { $preference } from './currency-preference.store.ts';

/** Whether a choice is stored; true without storage, so that nothing is offered. */
function hasChosen(): boolean {
  return readStorage(PREFERENCE_KEY) !== null || isStorageBlocked();
}

/** Whether the preference's rate differs from those of the page's build; dollars need none. */
function isOutdated({ currency, rateDate }: Preference): boolean {
  return currency !== DEFAULT_PRICE_FORMAT.currency && rateDate !== document.documentElement.dataset.rates;
}

/** Checks the currency after load: the offer of a first visit, or newer rates. */
export async function checkCurrency(): Promise<void> {
  if (!hasChosen()) await (await import('./currency-offer.ts')).offerCurrency();
  else if (isOutdated($preference.get())) await (await import('./rate-refresh.ts')).refreshRate();
}
