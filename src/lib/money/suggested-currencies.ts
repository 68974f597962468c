import type { Country } from './country.schema.ts';
import { type BrowserHints, suggestCountry } from './suggest-currency.ts';

/** What is paid with on the spot, and what everything is priced in. */
const ALWAYS = ['PHP', 'USD'];

/** The currency of the country that the browser hints at; null where it hints at none. */
export function suggestCurrency(hints: BrowserHints, countries: readonly Country[]): string | null {
  const country = suggestCountry(hints);
  return countries.find(({ countryCode }) => countryCode === country)?.currencyCode ?? null;
}

/** The currencies that most likely are looked for, each once: the chosen one, the proposed one, those used before. */
export function suggestedCurrencies(
  chosen: string,
  recent: readonly string[],
  hints: BrowserHints,
  countries: readonly Country[],
): readonly string[] {
  const proposed = suggestCurrency(hints, countries);
  return [...new Set([chosen, ...(proposed ? [proposed] : []), ...recent, ...ALWAYS])];
}
