import { catalogueEntry } from '../../lib/catalogue/catalogue-entry.ts';
import { type Listing, thumbnailOf } from '../../lib/catalogue/listing.ts';
import { cardOfEntry, type ListingCardModel } from '../../lib/catalogue/listing-card.ts';

/** A card of a page that is built, with the name of its picture. */
export interface BuiltCard extends ListingCardModel {
  /** The key of the picture: `VAN/2`. */
  readonly thumbnail: string;
}

const cards = new WeakMap<Listing, BuiltCard>();

/** A listing's card; the same object for the same listing on every page. */
export function listingCard(listing: Listing): BuiltCard {
  const card = cards.get(listing) ?? { ...cardOfEntry(catalogueEntry(listing)), thumbnail: thumbnailOf(listing) };
  cards.set(listing, card);
  return card;
}
