/** The European Union is no country, and yet the euro's flag is its flag. */
export const EUROPEAN_UNION = { code: 'EU', name: 'European Union' } as const;

/**
 * Flag countries of currencies that several countries share. The one with the central bank, else
 * the largest.
 */
const SHARED: Readonly<Record<string, string>> = {
  EUR: EUROPEAN_UNION.code,
  /** Bank of Central African States, Yaoundé */
  XAF: 'CM',
  /** Eastern Caribbean Central Bank, Basseterre */
  XCD: 'KN',
  /** Central Bank of Curaçao and Sint Maarten, Willemstad */
  XCG: 'CW',
  /** Central Bank of West African States, Dakar */
  XOF: 'SN',
  /** Overseas Issuing Institute, Paris */
  XPF: 'PF',
};

/**
 * The country whose flag represents a currency. It is named by the first two letters of the code,
 * except for shared currencies.
 *
 * @example flagCountry('PHP') // 'PH'
 */
export function flagCountry(currency: string): string {
  return SHARED[currency] ?? currency.slice(0, 2);
}
