import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../catalogue/catalogue-entry.schema.ts';
import { type ListingDetail, listingDetailSchema } from '../catalogue/listing-detail.schema.ts';
import { countrySchema } from '../currency/country.schema.ts';
import { currencyRecordSchema } from '../currency/currency-record.schema.ts';
import { listingDataPath, PATHS } from '../paths.ts';
import { exchangeRatesSchema } from '../pricing/exchange-rates.schema.ts';
import { redirectTableSchema } from '../redirects/redirect-rule.schema.ts';

/** A data file that the build makes: where it is and what stands in it. */
export interface DataContract<Data> {
  readonly path: string;
  readonly response: z.ZodMiniType<Data>;
}

/** `/catalogue.json`: every published listing (design, section 8). */
export const catalogueContract = { path: PATHS.catalogue, response: z.array(catalogueEntrySchema) } as const;

/** `/rates.json`: units per US dollar and their date (design, section 8). */
export const ratesContract = { path: PATHS.rates, response: exchangeRatesSchema } as const;

/** `/currencies.json`: every currency of the rate table. */
export const currenciesContract = { path: PATHS.currencies, response: z.array(currencyRecordSchema) } as const;

/** `/countries.json`: what people pay with in each country. */
export const countriesContract = { path: PATHS.countries, response: z.array(countrySchema) } as const;

/** `/pictures.json`: the variants of a picture for cards, by its address. */
export const picturesContract = {
  path: PATHS.pictures,
  response: z.record(z.string(), z.object({ srcset: z.string(), src: z.string() })),
} as const;

/** `/redirects.json`: every moved address. */
export const redirectsContract = { path: '/redirects.json', response: redirectTableSchema } as const;

/** `/listings/{code}.json`: everything that is needed to book a listing. */
export function listingContract(code: string): DataContract<ListingDetail> {
  return { path: listingDataPath(code), response: listingDetailSchema };
}
