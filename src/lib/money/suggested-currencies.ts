import type { Country } from './country.schema.ts';
import { type BrowserHints, suggestCountry } from './suggest-currency.ts';

/** Currencies that are always suggested: of payments on the spot, and of the prices. */
const ALWAYS = ['PHP', 'USD'];

/** The currency of the country that the browser hints at; null without a hint. */
export function suggestCurrency(hints: BrowserHints, countries: readonly Country[]): string | null {
  const country = suggestCountry(hints);
  return countries.find(({ countryCode }) => countryCode === country)?.currencyCode ?? null;
}

/** The most likely currencies, each once: the chosen, the suggested and the recent ones. */
export function suggestedCurrencies(
  chosen: string,
  recent: readonly string[],
  hints: BrowserHints,
  countries: readonly Country[],
): readonly string[] {
  const proposed = suggestCurrency(hints, countries);
  return [...new Set([chosen, ...(proposed ? [proposed] : []), ...recent, ...ALWAYS])];
}
