import type { FoundPlace } from './found-place.ts';

/** A pickup or drop-off choice of a listing that serves a place. */
export interface ServedArea {
  readonly side: 'pickup' | 'dropoff';
  readonly area: FoundPlace;
}

/** What a listing does for somebody who stays at a place. */
export type PickupAnswer =
  | { readonly kind: 'served'; readonly place: FoundPlace; readonly choices: readonly ServedArea[] }
  /** A van may go there: the operator must be asked. */
  | { readonly kind: 'outside'; readonly place: FoundPlace }
  /** In the traveller's own words. */
  | { readonly kind: 'unknown'; readonly text: string }
  /** Nothing can be said: what is known of places did not come. */
  | { readonly kind: 'notLoaded' };

/** A listing's choices as place search knows them: areas. */
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

/** Which of a listing's choices serve a place (specification.md#listing-content: pickup and dropoff choices). */
export function pickupAnswer(place: FoundPlace, { pickup, dropoff }: ListingAreas): PickupAnswer {
  const serves = ({ place_id }: FoundPlace) => place_id === place.areaId;
  const choices: readonly ServedArea[] = [
    ...pickup.filter(serves).map((area) => ({ side: 'pickup' as const, area })),
    ...dropoff.filter(serves).map((area) => ({ side: 'dropoff' as const, area })),
  ];
  return choices.length > 0 ? { kind: 'served', place, choices } : { kind: 'outside', place };
}
