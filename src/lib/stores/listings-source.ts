import { catalogueContract, ratesContract } from '../api/site-data.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import type { ExchangeRates } from '../pricing/exchange-rates.schema.ts';
import { fetchSiteData } from './site-data.ts';

/** Catalogue and rates as the server has them now. @throws Error when either cannot be had */
export async function fetchListings(
  fetch: typeof globalThis.fetch | undefined,
): Promise<{ readonly listings: CatalogueEntry[]; readonly rates: ExchangeRates }> {
  const source = { fresh: true, ...(fetch && { fetch }) };
  const [listings, rates] = await Promise.all([
    fetchSiteData(catalogueContract, source),
    fetchSiteData(ratesContract, source),
  ]);
  return { listings, rates };
}
