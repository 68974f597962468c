import type { Country } from '../../lib/money/country.schema.ts';
import type { CurrencyRecord } from '../../lib/money/currency-record.schema.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { onDemand } from '../kit/on-demand.ts';

/** Everything that a choice of currency needs. */
export interface CurrencyTable {
  readonly currencies: readonly CurrencyRecord[];
  readonly countries: readonly Country[];
  readonly rates: ExchangeRates;
}

// The client and zod come with the first request, not with the page.
const importClient = () =>
  Promise.all([import('../kit/load-site-data.ts'), import('../../lib/site/site-data.contract.ts')]);

/** The rates of the newest build. @throws Error when they cannot be had */
export const loadRates = onDemand(async () => {
  const [{ loadSiteData }, { ratesContract }] = await importClient();
  return loadSiteData(ratesContract, { fresh: true });
}).load;

/** Loads the currencies by country. @throws Error on failure */
export const loadCountries = onDemand(async () => {
  const [{ loadSiteData }, { countriesContract }] = await importClient();
  return loadSiteData(countriesContract);
}).load;

/**
 * Currencies, countries and rates together. A currency without a rate, which a copy of an older
 * build may have, cannot be chosen.
 *
 * @throws Error when any of them cannot be had
 */
export const loadCurrencyTable = onDemand(async (): Promise<CurrencyTable> => {
  const [{ loadSiteData }, { currenciesContract }] = await importClient();
  const [currencies, countries, rates] = await Promise.all([
    loadSiteData(currenciesContract),
    loadCountries(),
    loadRates(),
  ]);
  const priced = currencies.filter(({ currencyCode }) => Object.hasOwn(rates.rates, currencyCode));
  return { currencies: priced, countries, rates };
}).load;
