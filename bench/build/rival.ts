import type { Command } from '../measure/command-cost.ts';
import type { PageCensus } from './page-census.ts';
import type { RivalData } from './rival-data.ts';
import type { Filler, Shell } from './rival-shell.ts';

/** What a rival must write. */
export interface RivalTask {
  readonly data: RivalData;
  readonly shell: Shell;
  readonly filler: Filler;
  /** How many pages of lists, and how many cards each. */
  readonly browse: { readonly pages: number; readonly cards: number };
}

/** Another static site generator. */
export interface Rival {
  readonly name: string;
  /** Installs what it needs, or says why it cannot run. */
  prepare(): Promise<string | null>;
  /** Writes its project into a folder. */
  write(task: RivalTask, folder: string): void;
  /** Changes the price of the listing at this place of the list. */
  changePrice(task: RivalTask, folder: string, index: number): void;
  /** Deletes what earlier builds left. */
  clear(folder: string): void;
  build(folder: string): Command;
  /** Where the pages are, inside the folder. */
  readonly output: string;
}

/** The lists of cards that a rival writes beside the listings' pages. */
export function browsePages({ browse, data }: RivalTask): readonly { number: number; from: number; count: number }[] {
  const last = Math.max(1, data.listings.length - browse.cards);
  return Array.from({ length: browse.pages }, (_, index) => ({
    number: index + 1,
    from: (index * browse.cards) % last,
    count: browse.cards,
  }));
}

/** The filler that brings a rival's pages to the size of ours. */
export function fillerFor(ours: PageCensus, bare: PageCensus): Filler {
  return {
    listing: Math.round(ours.listing.meanBytes - bare.listing.meanBytes),
    browse: Math.round(ours.browse.meanBytes - bare.browse.meanBytes),
  };
}
