import type { Preference } from '../../lib/money/currency-preference.ts';
import { DEFAULT_PRICE_FORMAT } from '../../lib/money/price-format.ts';
import { PREFERENCE_KEY } from '../../lib/site/storage-keys.ts';
import { preferredLanguage } from '../languages/language-links.ts';
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

/** Whether the page is offered in another language: nobody is asked two things at once. */
async function isLanguageOffered(): Promise<boolean> {
  const language = preferredLanguage();
  return language !== null && (await import('../languages/language-offer.ts')).offerLanguage(language);
}

/** Checks the currency after load: the offer of a first visit, or newer rates. */
export async function checkCurrency(): Promise<void> {
  const isOffered = await isLanguageOffered();
  if (hasChosen()) {
    if (isOutdated($preference.get())) await (await import('./rate-refresh.ts')).refreshRate();
  } else if (!isOffered) await (await import('./currency-offer.ts')).offerCurrency();
}
