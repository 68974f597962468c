import type { CurrencyRecord } from '../currency/currency-record.schema.ts';
import { DEFAULT_PREFERENCE } from '../currency/preference.ts';
import { withCurrency, withLocale } from '../currency/preference-choice.ts';
import type { ExchangeRates } from '../pricing/exchange-rates.schema.ts';
import { remember, type Shortlist } from '../shortlist/shortlist.ts';
import { persistent } from './persistent.ts';
import { $preference } from './preference.ts';
import { listOf, textUpTo } from './stored-shapes.ts';

const CODE_LENGTH = 3;
const MOST_REMEMBERED = 3;

/** Codes of the currencies that were chosen last, newest first. */
export const $recentCurrencies = persistent<Shortlist>('currencies.1', {
  fallback: [],
  parse: listOf(textUpTo(CODE_LENGTH), MOST_REMEMBERED),
});

/** Shows all prices in a currency, in the locale as it is unless told otherwise. One that the table has no rate for changes nothing. */
export function chooseCurrency(
  record: CurrencyRecord,
  rates: ExchangeRates,
  locale: string = $preference.get().locale,
): void {
  const preference = withCurrency(withLocale($preference.get(), locale), record, rates);
  if (!preference) return;
  $preference.set(preference);
  $recentCurrencies.set(remember($recentCurrencies.get(), record.currencyCode, MOST_REMEMBERED));
}

/** Numbers and dates follow a locale. */
export function chooseLocale(locale: string): void {
  $preference.set(withLocale($preference.get(), locale));
}

/** US dollars, American numbers (specification, section 9, Defaults). Stored, so that nothing is offered again. */
export function resetPreference(): void {
  $preference.set(DEFAULT_PREFERENCE);
}
