/** The European Union is no country, and yet the euro's flag is its flag. */
export const EUROPEAN_UNION = { code: 'EU', name: 'European Union' } as const;

/** Currencies of several countries: the one where their central bank has its seat, or the largest where that is in none of them. */
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
 * The country whose flag stands for a currency: the first two letters of an ISO 4217 code name it, unless several share it.
 *
 * @example flagCountry('PHP') // 'PH'
 */
export function flagCountry(currency: string): string {
  return SHARED[currency] ?? currency.slice(0, 2);
}
