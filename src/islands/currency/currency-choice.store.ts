import { addToFront, type Shortlist } from '../../lib/catalogue/shortlist.ts';
import { withCurrency, withLocale } from '../../lib/money/choose-currency.ts';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { listOf, textUpTo } from '../storage/parsers.ts';
import { tabStore } from '../storage/tab-store.ts';
import { $preference, pagePreference } from './currency-preference.store.ts';

const CODE_LENGTH = 3;
const MAX_RECENT = 3;

/** Codes of the currencies that were chosen last in this tab, newest first. */
export const $recentCurrencies = tabStore<Shortlist>('currencies.1', {
  fallback: [],
  parse: listOf(textUpTo(CODE_LENGTH), MAX_RECENT),
});

/**
 * Shows all prices in a currency, with the present locale by default. A currency without a rate
 * changes nothing.
 */
export function chooseCurrency(record: CurrencyRecord, rates: ExchangeRates, locale?: string): void {
  const current = $preference.get();
  const preference = withCurrency(locale ? withLocale(current, locale) : current, record, rates);
  if (!preference) return;
  $preference.set(preference);
  $recentCurrencies.set(addToFront($recentCurrencies.get(), record.currencyCode, MAX_RECENT));
}

/** Numbers and dates follow a locale. */
export function chooseLocale(locale: string): void {
  $preference.set(withLocale($preference.get(), locale));
}

/**
 * Resets to US dollars and the page's own numbers (specification.md#defaults). It is stored, so
 * that nothing is offered again.
 */
export function resetPreference(): void {
  $preference.set(pagePreference());
}
