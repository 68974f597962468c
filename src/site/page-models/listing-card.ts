import { type Badge, badgesOf } from '../../lib/catalogue/badges.ts';
import { type Catalogue, placeOf } from '../../lib/catalogue/catalogue.ts';
import { departuresText } from '../../lib/catalogue/departures.text.ts';
import { type Listing, thumbnailOf } from '../../lib/catalogue/listing.ts';
import { listingTypeLabel } from '../../lib/catalogue/listing-type.ts';
import { priceNote } from '../../lib/money/price-note.text.ts';
import { durationText } from '../../lib/time/duration.ts';

/** What a card shows of a listing. */
export interface ListingCard {
  readonly code: string;
  readonly path: string;
  readonly title: string;
  readonly typeLabel: string;
  /** "Puerto Princesa to El Nido", or one name for a round trip. */
  readonly route: string;
  readonly duration: string;
  /** "6 departures a day", "Departs 9:00 AM", "You choose the hour". */
  readonly departures: string;
  readonly priceUsd: number;
  /** What the price covers: "per person", "for up to 8 people". */
  readonly priceNote: string;
  /** The thumbnail, as in `VAN/2`. */
  readonly thumbnail: string;
  readonly chips: readonly Badge[];
  readonly sample: boolean;
}

/** From where to where, by name. */
export function routeText(listing: Listing, catalogue: Catalogue): string {
  const origin = placeOf(catalogue, listing.origin).name;
  return listing.origin === listing.destination
    ? origin
    : `${origin} to ${placeOf(catalogue, listing.destination).name}`;
}

function toCard(listing: Listing, catalogue: Catalogue): ListingCard {
  return {
    code: listing.code,
    path: listing.path,
    title: listing.title,
    typeLabel: listingTypeLabel(listing.listingType),
    route: routeText(listing, catalogue),
    duration: durationText(listing.content.duration),
    departures: departuresText(listing.content.sched),
    priceUsd: listing.price.base,
    priceNote: priceNote(listing.price, listing.maxPeople),
    thumbnail: thumbnailOf(listing),
    chips: badgesOf(listing),
    sample: listing.sample,
  };
}

const cards = new WeakMap<Catalogue, WeakMap<Listing, ListingCard>>();

/** A listing as its card shows it: the same object for the same listing, however many pages show it. */
export function listingCard(listing: Listing, catalogue: Catalogue): ListingCard {
  const known = cards.get(catalogue) ?? new WeakMap<Listing, ListingCard>();
  cards.set(catalogue, known);
  const card = known.get(listing) ?? toCard(listing, catalogue);
  known.set(listing, card);
  return card;
}
