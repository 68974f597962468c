import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import type { ExchangeRates } from '../../lib/money/exchange-rates.schema.ts';
import { catalogueContract, ratesContract } from '../../lib/site/site-data.contract.ts';
import { loadSiteData } from '../kit/load-site-data.ts';

/** Catalogue and rates as the server has them now. @throws Error when either cannot be had */
export async function fetchListings(
  fetch: typeof globalThis.fetch | undefined,
): Promise<{ readonly listings: CatalogueEntry[]; readonly rates: ExchangeRates }> {
  const source = { fresh: true, ...(fetch && { fetch }) };
  const [listings, rates] = await Promise.all([
    loadSiteData(catalogueContract, source),
    loadSiteData(ratesContract, source),
  ]);
  return { listings, rates };
}
