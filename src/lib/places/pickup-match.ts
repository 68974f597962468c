import type { FoundPlace } from './found-place.ts';

/** A pickup or drop-off choice of a listing that serves a place. */
export interface ServedArea {
  readonly side: 'pickup' | 'dropoff';
  readonly area: FoundPlace;
}

/** The pickup of a listing for a traveller who stays at a place. */
export type PickupAnswer =
  | { readonly kind: 'served'; readonly place: FoundPlace; readonly choices: readonly ServedArea[] }
  /** A van may go there on request. */
  | { readonly kind: 'outside'; readonly place: FoundPlace }
  /** A text without a known place. */
  | { readonly kind: 'unknown'; readonly text: string }
  /** The places could not be loaded. */
  | { readonly kind: 'notLoaded' };

/** The pickup and drop-off areas of a listing. */
export interface ListingAreas {
  readonly pickup: readonly FoundPlace[];
  readonly dropoff: readonly FoundPlace[];
}

/** The known areas with these names, as a page lists them. */
export function matchAreas(names: readonly string[], places: readonly FoundPlace[]): readonly FoundPlace[] {
  return places.filter(({ place_id, areaId, name }) => areaId === place_id && names.includes(name));
}

/** The codes of the towns that a listing's choices lie in. */
export function townsOf({ pickup, dropoff }: ListingAreas): readonly string[] {
  return [...new Set([...pickup, ...dropoff].map(({ town }) => town).filter((town) => town !== null))];
}

/** The pickup areas of a listing that serve a place (specification.md#listing-content). */
export function pickupAnswer(place: FoundPlace, { pickup, dropoff }: ListingAreas): PickupAnswer {
  const serves = ({ place_id }: FoundPlace) => place_id === place.areaId;
  const choices: readonly ServedArea[] = [
    ...pickup.filter(serves).map((area) => ({ side: 'pickup' as const, area })),
    ...dropoff.filter(serves).map((area) => ({ side: 'dropoff' as const, area })),
  ];
  return choices.length > 0 ? { kind: 'served', place, choices } : { kind: 'outside', place };
}
