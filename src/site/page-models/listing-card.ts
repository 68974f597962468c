import { chooseCardImages, imagesOf } from '../../lib/catalogue/card-images.ts';
import { catalogueEntry } from '../../lib/catalogue/catalogue-entry.ts';
import type { Listing } from '../../lib/catalogue/listing.ts';
import { cardOfEntry, type ListingCardModel } from '../../lib/catalogue/listing-card.ts';
import type { Language } from '../../lib/languages/language.ts';

/** A card of a page that is built, with the name of its picture. */
export interface BuiltCard extends ListingCardModel {
  /** The key of the picture: `VAN/2`. */
  readonly thumbnail: string;
}

const cards = new WeakMap<Listing, Map<string, BuiltCard>>();
const images = new WeakMap<Listing, readonly string[]>();

/** The pictures that fit a listing, which each page with its card chooses from. */
function knownImagesOf(listing: Listing): readonly string[] {
  const known = images.get(listing) ?? imagesOf(listing);
  images.set(listing, known);
  return known;
}

/** A listing's card with a picture; the same object for the same ones on every page. */
function listingCard(listing: Listing, thumbnail: string, language: Language): BuiltCard {
  const known = cards.get(listing) ?? new Map<string, BuiltCard>();
  const key = `${thumbnail} ${language}`;
  const card = known.get(key) ?? { ...cardOfEntry(catalogueEntry(listing, language), language), thumbnail };
  known.set(key, card);
  cards.set(listing, known);
  return card;
}

/**
 * The cards of a page in their order, with pictures chosen for it
 * (specification.md#image-groups).
 *
 * @param taken keys of the pictures that the page shows before them
 */
export function listingCards(
  listings: readonly Listing[],
  language: Language,
  taken: readonly string[] = [],
): readonly BuiltCard[] {
  const chosen = chooseCardImages(listings.map(knownImagesOf), taken);
  return listings.map((listing, index) => listingCard(listing, chosen[index] ?? '', language));
}
