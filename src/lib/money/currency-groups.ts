import { type CurrencyRow, findCurrencies } from './search-currencies.ts';

/** Currencies under a heading. */
export interface CurrencyGroup {
  readonly kind: 'suggested' | 'all' | 'found';
  readonly rows: readonly CurrencyRow[];
}

/**
 * The lists of the picker: suggested and other currencies, or the matches of a text. Each currency
 * appears once.
 */
export function groupedCurrencies(
  rows: readonly CurrencyRow[],
  query: string,
  suggested: readonly string[],
): readonly CurrencyGroup[] {
  const groups: readonly CurrencyGroup[] =
    query.trim() === ''
      ? [
          {
            kind: 'suggested',
            rows: suggested.flatMap((code) => rows.find((row) => row.record.currencyCode === code) ?? []),
          },
          { kind: 'all', rows: rows.filter(({ record }) => !suggested.includes(record.currencyCode)) },
        ]
      : [{ kind: 'found', rows: findCurrencies(rows, query) }];
  return groups.filter((group) => group.rows.length > 0);
}
