import * as z from 'zod/mini';
import { catalogueEntrySchema } from '../catalogue/catalogue-entry.schema.ts';
import { type ListingDetail, listingDetailSchema } from '../catalogue/listing-detail.schema.ts';
import { countrySchema } from '../money/country.schema.ts';
import { currencyRecordSchema } from '../money/currency-record.schema.ts';
import { exchangeRatesSchema } from '../money/exchange-rates.schema.ts';
import { listingDataPath, PATHS } from '../navigation/paths.ts';

/** A data file of the build: its address and its schema. */
export interface DataContract<Data> {
  /** Of the file in English: `/catalogue.json`. */
  readonly path: string;
  /** Whether each language has its own: `/fr/catalogue.json`. */
  readonly hasLanguages?: boolean;
  readonly response: z.ZodMiniType<Data>;
}

/** `/catalogue.json`: every published listing (specification.md#public-hooks). */
export const catalogueContract = {
  path: PATHS.catalogue,
  hasLanguages: true,
  response: z.array(catalogueEntrySchema),
} as const;

/** `/rates.json`: units per US dollar and their date (specification.md#public-hooks). */
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

/** `/listings/{code}.json`: everything that is needed to book a listing. */
export function listingContract(code: string): DataContract<ListingDetail> {
  return { path: listingDataPath(code), hasLanguages: true, response: listingDetailSchema };
}
