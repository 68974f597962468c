import type { Country } from '../../lib/money/country.schema.ts';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';

/** Everything that a choice of currency needs. */
export interface CurrencyTable {
  readonly currencies: readonly CurrencyRecord[];
  readonly countries: readonly Country[];
  readonly rates: ExchangeRates;
}

/** Loads once for the page. What failed is tried again when it is requested again. */
function memoize<Data>(load: () => Promise<Data>): () => Promise<Data> {
  let loading: Promise<Data> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

// The client and zod come with the first request, not with the page.
const importClient = () =>
  Promise.all([import('../kit/load-site-data.ts'), import('../../lib/site/site-data.contract.ts')]);

/** The rates of the newest build. @throws Error when they cannot be had */
export const loadRates = memoize(async () => {
  const [{ loadSiteData }, { ratesContract }] = await importClient();
  return loadSiteData(ratesContract, { fresh: true });
});

/** What people pay with in each country. @throws Error when it cannot be had */
export const loadCountries = memoize(async () => {
  const [{ loadSiteData }, { countriesContract }] = await importClient();
  return loadSiteData(countriesContract);
});

/**
 * Currencies, countries and rates together. A currency without a rate, which a copy of an older build may have, cannot be chosen.
 *
 * @throws Error when any of them cannot be had
 */
export const loadCurrencyTable = memoize(async (): Promise<CurrencyTable> => {
  const [{ loadSiteData }, { currenciesContract }] = await importClient();
  const [currencies, countries, rates] = await Promise.all([
    loadSiteData(currenciesContract),
    loadCountries(),
    loadRates(),
  ]);
  const priced = currencies.filter(({ currencyCode }) => Object.hasOwn(rates.rates, currencyCode));
  return { currencies: priced, countries, rates };
});
