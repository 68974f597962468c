import { defaultPreference, type Preference } from './currency-preference.ts';
import type { CurrencyRecord } from './currency-record.schema.ts';
import type { ExchangeRates } from './exchange-rates.schema.ts';
import { DEFAULT_PRICE_FORMAT, parsePriceFormat } from './price-format.ts';

/** The date of a preference's rate; undefined for dollars. */
function rateDateIn({ date }: ExchangeRates, currency: string): string | null {
  return currency === DEFAULT_PRICE_FORMAT.currency ? null : date;
}

/** The preference with another currency and the same locale. Null without a usable rate. */
export function withCurrency(
  preference: Preference,
  currencyData: CurrencyRecord,
  table: ExchangeRates,
): Preference | null {
  const currency = currencyData.currencyCode;
  if (!Object.hasOwn(table.rates, currency)) return null;
  const view = parsePriceFormat(
    { ...preference, currency, rate: table.rates[currency], currencyData },
    preference.locale,
  );
  return view ? { ...preference, ...view, currencyData, rateDate: rateDateIn(table, currency) } : null;
}

/** The preference with another locale for numbers and dates, and the same currency. */
export function withLocale(preference: Preference, locale: string): Preference {
  return { ...preference, locale, isLocaleChosen: true };
}

/** The state of a preference under newer rates. */
export type RateUpdate =
  | { readonly kind: 'refreshed'; readonly preference: Preference }
  /** The table has no rate for the currency any more: dollars, in the same locale. */
  | { readonly kind: 'lost'; readonly currency: string; readonly preference: Preference };

/** Takes the rate from another table. */
export function withRates(preference: Preference, table: ExchangeRates): RateUpdate {
  const { currency, locale, isLocaleChosen } = preference;
  const rate = Object.hasOwn(table.rates, currency) ? table.rates[currency] : undefined;
  const view = parsePriceFormat({ ...preference, rate }, locale);
  if (!view) return { kind: 'lost', currency, preference: { ...defaultPreference(locale), isLocaleChosen } };
  return { kind: 'refreshed', preference: { ...preference, ...view, rateDate: rateDateIn(table, currency) } };
}
