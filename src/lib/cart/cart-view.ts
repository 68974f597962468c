import { tripOfListing } from '../booking/trip-of-listing.ts';
import { detailIn, type KnownListings } from '../catalogue/known-listing.ts';
import { cashToBring } from '../catalogue/on-site-fees.ts';
import { townsOfRoute } from '../catalogue/route-towns.ts';
import type { Language } from '../languages/language.ts';
import { cartProblemsMessages } from '../messages/cart-problems.ts';
import { type Cart, cartTotalUsd, convertCart } from './cart.ts';
import { type CartLine, cartLine, isCounted } from './cart-line.ts';
import { itineraryByDay } from './itinerary-by-day.ts';
import type { CartCurrency } from './price-item.ts';
import { repriceCart } from './reprice-cart.ts';
import { conflictNotes } from './schedule-conflicts.text.ts';
import { scheduleConflicts } from './schedule-conflicts.ts';

/** The trips of one day in Palawan, earliest first. */
export interface CartDay {
  /** ISO date. */
  readonly date: string;
  readonly lines: readonly CartLine[];
}

/** The cart as its page shows it. */
export interface CartView {
  readonly days: readonly CartDay[];
  /** Every item, in the order in which they were added. */
  readonly lines: readonly CartLine[];
  /** Price of everything that can be booked, in whole US dollars. */
  readonly usd: number;
  /** Pesos in cash for everything that can be booked. */
  readonly cashPhp: number;
}

/** The data that a cart is compared with. */
export interface CartViewSources {
  readonly listings: KnownListings;
  readonly currency: CartCurrency;
  /** An instant in milliseconds since 1970. */
  readonly now: number;
  readonly language: Language;
}

function knownTrips(cart: Cart, listings: KnownListings) {
  const details = cart.map(({ trip }) => detailIn(listings, trip.listingCode)).filter((detail) => detail !== null);
  return new Map(details.map((detail) => [detail.code, tripOfListing(detail)]));
}

function daysOf(lines: readonly CartLine[]): readonly CartDay[] {
  const byRef = new Map(lines.map((line) => [line.item.ref, line]));
  return itineraryByDay(lines.map(({ item }) => item)).map(({ date, items }) => ({
    date,
    lines: items.map(({ ref }) => byRef.get(ref)).filter((line) => line !== undefined),
  }));
}

function cashOf({ item, detail }: CartLine): number {
  return detail ? cashToBring(detail.onSiteFees, item.trip.people) : 0;
}

/** Names of towns by code, from the routes of the listings: "Puerto Princesa to El Nido". */
function townNames(lines: readonly CartLine[], language: Language): (code: string) => string {
  const names = new Map<string, string>();
  for (const { detail } of lines) {
    if (!detail) continue;
    const [from, to] = townsOfRoute(detail.route, language);
    names.set(detail.origin, from);
    names.set(detail.destination, to);
  }
  return (code) => names.get(code) ?? cartProblemsMessages(language).anotherTown;
}

/** The cart by day, with today's prices, states, conflicts and totals (specification.md#cart). */
export function cartView(cart: Cart, { listings, currency, now, language }: CartViewSources): CartView {
  const trips = knownTrips(cart, listings);
  // An item of which nothing is known keeps its price in dollars.
  const refreshed = repriceCart(convertCart(cart, currency), trips, currency, now, language);
  const lines = refreshed.map((entry) => cartLine(entry, listings));
  const counted = lines.filter(isCounted);
  const items = counted.map(({ item }) => item);
  const conflicts = scheduleConflicts(items, trips);
  const titleOf = (ref: string) => items.find((item) => item.ref === ref)?.title ?? '';
  const townOf = townNames(lines, language);
  const annotated = lines.map((line) => ({
    ...line,
    conflicts: conflictNotes(conflicts, line.item.ref, titleOf, townOf, language),
  }));
  const cashPhp = counted.reduce((sum, line) => sum + cashOf(line), 0);
  return { days: daysOf(annotated), lines: annotated, usd: cartTotalUsd(items), cashPhp };
}

/** The step that is needed before the cart can be booked, or null. */
export function cartBlocker({ lines }: Pick<CartView, 'lines'>, language: Language): string | null {
  const t = cartProblemsMessages(language).blocker;
  const has = (...kinds: readonly CartLine['state']['kind'][]) => lines.some(({ state }) => kinds.includes(state.kind));
  if (has('problem')) return t.problem;
  if (has('sample')) return t.sample;
  return has('departed', 'withdrawn') ? t.over : null;
}

/** Whether the price of a trip is another one than when it was added. */
export function isRepriced({ lines }: Pick<CartView, 'lines'>): boolean {
  return lines.some(({ state }) => state.kind === 'repriced');
}
