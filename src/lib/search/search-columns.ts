import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { DEFAULT_PEOPLE } from '../money/group-size.ts';
import { priceOf, sortListings } from './sort-listings.ts';
import { tripLengthOf } from './trip-length.ts';

/** Facts of a listing that a filter asks for. */
export const FLAGS = ['hasHighlights', 'freeCancellation'] as const;

export type Flag = (typeof FLAGS)[number];

/** A field of all listings: each value once, and for every row which of them it has. */
export interface Column {
  readonly values: readonly string[];
  readonly choiceOf: Uint16Array;
}

/** Listings in columns: a phone filters ten thousand in a few milliseconds. */
export interface SearchColumns extends Readonly<Record<Flag, Uint8Array>> {
  /** Entries by price, cheapest first, so that ties in another order are sorted by price. */
  readonly entries: readonly CatalogueEntry[];
  readonly origin: Column;
  readonly destination: Column;
  readonly types: Column;
  /** Parts of the day, separated by spaces. */
  readonly dayParts: Column;
  readonly length: Column;
  readonly provider: Column;
  /** Whole US dollars for the group. */
  readonly price: Float64Array;
}

function columnOf(texts: readonly string[]): Column {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const choiceOf = Uint16Array.from(texts, numberOf);
  return { choiceOf, values: [...numbers.keys()] };
}

/**
 * Lays out listings for searching.
 *
 * @param people the group that prices are for
 */
export function searchColumnsOf(listings: readonly CatalogueEntry[], people = DEFAULT_PEOPLE): SearchColumns {
  const entries = sortListings(listings, 'price_asc', DEFAULT_LANGUAGE, people);
  return {
    entries,
    origin: columnOf(entries.map(({ origin }) => origin)),
    destination: columnOf(entries.map(({ destination }) => destination)),
    types: columnOf(entries.map(({ type }) => type)),
    provider: columnOf(entries.map(({ provider }) => provider)),
    dayParts: columnOf(entries.map(({ dayParts }) => dayParts.join(' '))),
    length: columnOf(entries.map(({ duration }) => tripLengthOf(duration))),
    price: Float64Array.from(entries, (entry) => priceOf(entry, people)),
    hasHighlights: Uint8Array.from(entries, ({ highlights }) => Number(highlights.length > 0)),
    freeCancellation: Uint8Array.from(entries, ({ freeCancellation }) => Number(freeCancellation)),
  };
}
