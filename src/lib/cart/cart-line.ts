import { type ArrivalNote, arrivalNote } from '../booking/arrival-note.text.ts';
import { tripTimes } from '../booking/departure.ts';
import { detailIn, type KnownListings } from '../catalogue/known-listing.ts';
import type { ListingDetail } from '../catalogue/listing-detail.schema.ts';
import type { CartItem } from './cart-item.schema.ts';
import type { ItemState, RepricedItem } from './reprice-cart.ts';
import type { ConflictNote } from './schedule-conflicts.text.ts';

/** The state of an item, as far as it is known. */
export type LineState =
  | ItemState
  /** The listing cannot be requested now: the item is shown unchanged. */
  | { readonly kind: 'unchecked' };

/** One item of the cart as its page shows it. */
export interface CartLine {
  readonly item: CartItem;
  readonly state: LineState;
  /** Null while the listing is not loaded. */
  readonly detail: ListingDetail | null;
  /** Instants in milliseconds since 1970; the end is null while the duration is not known. */
  readonly departure: number;
  readonly end: number | null;
  readonly conflicts: readonly ConflictNote[];
  /** The warning where a plane or ferry leaves too little time, else null. */
  readonly arrival: ArrivalNote | null;
}

const COUNTED: ReadonlySet<LineState['kind']> = new Set(['ready', 'repriced', 'unchecked']);

/** Whether an item is part of the total: items that cannot be booked are not. */
export function isCounted({ state }: Pick<CartLine, 'state'>): boolean {
  return COUNTED.has(state.kind);
}

/** An item that has no listing is withdrawn only where that is known. */
function stateOf({ item, state }: RepricedItem, listings: KnownListings): LineState {
  const known = listings.get(item.trip.listingCode)?.kind;
  return state.kind === 'withdrawn' && known !== 'gone' ? { kind: 'unchecked' } : state;
}

/** The arrival warning of a line; none for lines that cannot be booked. */
function arrivalOf({ item: { trip }, state }: Pick<CartLine, 'item' | 'state'>, detail: ListingDetail | null) {
  const sched = detail?.sched.map(({ time }) => time) ?? [];
  return isCounted({ state }) ? arrivalNote(trip.arrival?.time ?? null, trip.time, sched) : null;
}

/** An item with the name of today: the cart may have it in another language. */
function named(item: CartItem, detail: ListingDetail | null): CartItem {
  return detail ? { ...item, title: detail.title } : item;
}

/** The line of a repriced item. Conflicts are added by cartView. */
export function cartLine(refreshed: RepricedItem, listings: KnownListings): CartLine {
  const detail = detailIn(listings, refreshed.item.trip.listingCode);
  const item = named(refreshed.item, detail);
  const { departure, end } = tripTimes(item.trip.date, item.trip.time, detail?.duration ?? '');
  const state = stateOf(refreshed, listings);
  const arrival = arrivalOf({ item, state }, detail);
  return { item, state, detail, departure, end: detail && end, conflicts: [], arrival };
}
