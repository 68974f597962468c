import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SECTION = /^(?:tours|transfers|airport-transfer)\/[^/]+\/index\.html$/;

/** Pages of one kind in a finished site. */
export interface PageCount {
  readonly pages: number;
  readonly meanBytes: number;
}

/**
 * The pages of a finished site: those of listings, and all others. Most of the others are lists of
 * cards.
 */
export interface PageCensus {
  readonly listing: PageCount;
  readonly browse: PageCount;
  /**
   * How many cards an average page of the second kind has, rounded down. Rivals fill up what is
   * missing to its size.
   */
  readonly browseCards: number;
}

function countOf(files: readonly string[], folder: string): PageCount {
  const bytes = files.reduce((sum, file) => sum + readFileSync(join(folder, file)).length, 0);
  return { pages: files.length, meanBytes: files.length === 0 ? 0 : bytes / files.length };
}

function cardsOn(file: string): number {
  return readFileSync(file, 'utf8').match(/<article[^>]*\bdata-listing=/g)?.length ?? 0;
}

/** Counts the pages of a finished site and their bytes. */
export function countPages(folder: string): PageCensus {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const listing = files.filter((file) => SECTION.test(file));
  const browse = files.filter((file) => !SECTION.test(file));
  const cards = browse.reduce((sum, file) => sum + cardsOn(join(folder, file)), 0);
  return {
    listing: countOf(listing, folder),
    browse: countOf(browse, folder),
    browseCards: Math.floor(cards / browse.length),
  };
}
