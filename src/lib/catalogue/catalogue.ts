import { displayRatePlan } from '../money/display-rate-plan.ts';
import type { Policy } from '../policies/policy.schema.ts';
import type { ListingSource } from './listing.schema.ts';
import type { Listing } from './listing.ts';
import { listingPath } from './listing-path.ts';
import type { Place } from './place.schema.ts';
import type { Provider } from './provider.schema.ts';

/** Every published listing and the places they connect. */
export interface Catalogue {
  readonly listings: readonly Listing[];
  readonly listingByCode: ReadonlyMap<string, Listing>;
  readonly places: readonly Place[];
  readonly placeByCode: ReadonlyMap<string, Place>;
}

/** The content files that a catalogue is made of. */
export interface CatalogueFiles {
  readonly listings: readonly { readonly data: ListingSource }[];
  readonly places: readonly { readonly data: Place }[];
  readonly providers: readonly { readonly data: Provider }[];
  /** The policies; `id` is the name that listings refer to. */
  readonly policies: readonly { readonly id: string; readonly data: Policy }[];
  readonly bestsellers: { readonly data: readonly string[] };
}

interface Related {
  readonly providers: ReadonlyMap<string, Provider>;
  readonly policies: ReadonlyMap<string, Policy>;
  readonly bestsellers: ReadonlySet<string>;
  readonly markup: string;
}

function required<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" is unknown; libraryProblems() names the file`);
  return value;
}

function toListing({ policy, providerId, ...source }: ListingSource, related: Related): Listing {
  return {
    ...source,
    serviceProvider: required(related.providers, providerId),
    policy: required(related.policies, policy),
    price: displayRatePlan(source.ratePlan, related.markup),
    path: listingPath(source),
    isBestseller: related.bestsellers.has(source.code),
  };
}

/**
 * The catalogue of the content: published listings with markup, providers and policies. See
 * specification.md#listings.
 *
 * @param library content without problems
 * @param markup the multiplier as text: '1.15'
 */
export function buildCatalogue(library: CatalogueFiles, markup: string): Catalogue {
  const related: Related = {
    providers: new Map(library.providers.map(({ data }) => [data.id, data])),
    policies: new Map(library.policies.map(({ id, data }) => [id, data])),
    bestsellers: new Set(library.bestsellers.data),
    markup,
  };
  const published = library.listings.filter(({ data }) => data.status === 'PUBLISHED');
  const listings = published.map(({ data }) => toListing(data, related));
  const places = library.places.map(({ data }) => data);
  return {
    listings,
    listingByCode: new Map(listings.map((listing) => [listing.code, listing])),
    places,
    placeByCode: new Map(places.map((place) => [place.code, place])),
  };
}

/** A place by its code. @throws Error for a code that no file in `src/content/places` has. */
export function placeOf({ placeByCode }: Catalogue, code: string): Place {
  return required(placeByCode, code);
}
