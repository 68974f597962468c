import type { CurrencyRecord } from './currency-record.schema.ts';
import { DEFAULT_PRICE_FORMAT, isChosenLocale, type PriceFormat, parsePriceFormat } from './price-format.ts';

/**
 * The traveller's choice of currency and locale (specification.md#currencies). The rate is stored
 * with it, so that the next page needs no request before its first paint.
 */
export interface Preference extends PriceFormat {
  readonly currencyData: CurrencyRecord | null;
  /** Whether the traveller has chosen the locale; else it is that of the page. */
  readonly isLocaleChosen: boolean;
  /** The day of the rate, or null for dollars. */
  readonly rateDate: string | null;
}

/** What a page shows without a choice: dollars, and numbers of its own locale. */
export function defaultPreference(pageLocale: string): Preference {
  return { ...DEFAULT_PRICE_FORMAT, locale: pageLocale, isLocaleChosen: false, currencyData: null, rateDate: null };
}

const DEFAULT_COUNTRY = 'US';

/** The country of the preference; US where none is known (specification.md#defaults). */
export function countryCodeOf({ currencyData }: Preference): string {
  return currencyData?.countryCode ?? DEFAULT_COUNTRY;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function isCurrencyRecord(value: unknown): value is CurrencyRecord {
  const record = (value ?? {}) as Partial<CurrencyRecord>;
  const { flag, name, symbol, countryCode, countryName, currencyCode } = record;
  return [flag, name, symbol, countryCode, countryName, currencyCode].every(isText);
}

/** The record that is stored with a currency, where it is one, and of that currency. */
function recordIn({ currency, currencyData }: Partial<Preference>): CurrencyRecord | null {
  return isCurrencyRecord(currencyData) && currencyData.currencyCode === currency ? currencyData : null;
}

/** A preference as it is stored: without a choice the locale is left to each page. */
export function storedPreference(preference: Preference): Preference {
  return preference.isLocaleChosen ? preference : { ...preference, locale: DEFAULT_PRICE_FORMAT.locale };
}

/** Parses a stored preference; undefined where it is invalid. */
export function parsePreference(stored: unknown, pageLocale: string): Preference | undefined {
  const preference: Partial<Preference> = { ...(stored as object | null) };
  const currencyData = recordIn(preference);
  const view = parsePriceFormat({ ...preference, currencyData }, pageLocale);
  if (!view) return undefined;
  const { rateDate } = preference;
  return {
    ...view,
    rateDate: isText(rateDate) && /^\d{4}-\d\d-\d\d$/.test(rateDate) ? rateDate : null,
    currencyData,
    isLocaleChosen: isChosenLocale(preference),
  };
}
