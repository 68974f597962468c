import { useDeferredValue, useMemo } from 'react';
import { type CurrencyRow, currencyRows } from '../../lib/money/search-currencies.ts';
import type { CurrencyTable } from './rates.ts';

/**
 * All currencies with their names, sorted; null until they are. Done ahead of the list and at low
 * priority, since a browser needs a while for hundreds of names.
 *
 * @param languages best first: the first one names the currencies
 */
export function useCurrencyRows(
  table: CurrencyTable | null,
  languages: readonly string[],
): readonly CurrencyRow[] | null {
  const wanted = useDeferredValue(table, null);
  const key = languages.join();
  return useMemo(() => wanted && currencyRows(wanted.currencies, wanted.countries, key.split(',')), [wanted, key]);
}
