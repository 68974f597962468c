import * as z from 'zod/mini';
import type { CatalogueEntry } from '../../lib/catalogue/catalogue-entry.schema.ts';
import { type ExchangeRates, exchangeRatesSchema } from '../../lib/money/exchange-rates.schema.ts';
import { catalogueContract, ratesContract } from '../../lib/site/site-data.contract.ts';
import { loadSiteData } from '../kit/load-site-data.ts';
import { type StorageLike, safeStorage } from '../storage/safe-storage.ts';

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

const KEY = 'listings.1';

/**
 * Maximum length of a stored copy; a longer one is only in memory. Browsers give a site about five
 * million characters, which cart and drafts need more.
 */
const MAX_COPY_LENGTH = 1_000_000;

/** The stored copy of the listings (specification.md#stored-in-the-browser). */
const copySchema = z.object({
  listings: catalogueContract.response,
  /** The codes of curated listings. */
  curatedCodes: z.array(z.string()),
  rates: exchangeRatesSchema,
  lastUpdated: z.number(),
});

export type ListingsCopy = z.infer<typeof copySchema>;

/** The stored copy; null if missing or invalid. */
export function readListingsCopy(open: () => StorageLike): ListingsCopy | null {
  try {
    return copySchema.parse(JSON.parse(safeStorage(open)[KEY] ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Whether a copy is too long, estimated by the first listing. Serializing ten thousand takes a
 * phone a tenth of a second.
 */
function isTooLong({ listings }: ListingsCopy): boolean {
  return JSON.stringify(listings[0] ?? '').length * listings.length > 2 * MAX_COPY_LENGTH;
}

/** Stores a copy if it fits, else removes the outdated one. */
export function writeListingsCopy(open: () => StorageLike, copy: ListingsCopy): void {
  const storage = safeStorage(open);
  const text = isTooLong(copy) ? null : JSON.stringify(copy);
  delete storage[KEY];
  if (text !== null && text.length <= MAX_COPY_LENGTH) storage[KEY] = text;
}
