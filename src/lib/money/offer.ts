import type { Language } from '../languages/language.ts';
import { groupPricesMessages } from '../messages/group-prices.ts';
import { vehiclePrice } from './group-price.ts';

/** Nouns for the units that a large group books several of. */
export const VEHICLE_NOUNS = ['bookings', 'boats', 'vans'] as const;

export type VehicleNoun = (typeof VEHICLE_NOUNS)[number];

/** The facts that a group's price is computed from, in whole US dollars with markup. */
export interface Offer {
  /** Price for `inc` people. */
  readonly priceUsd: number;
  /** Price for each extra person. */
  readonly extraUsd: number;
  readonly inc: number;
  /** The most that one booking takes. */
  readonly maxPeople: number;
  readonly fleetNoun: VehicleNoun;
}

/** Price of a group for the cheapest of some offers. */
export interface GroupQuote {
  readonly people: number;
  readonly totalUsd: number;
  /** Each person's share, rounded up to whole dollars. */
  readonly shareUsd: number;
  /** "each", "each, rounded up", or "each, in 2 vans" where one does not fit the group. */
  readonly shareNote: string;
  /** Indexes of the cheapest offers in the given list; several when they cost the same. */
  readonly cheapest: readonly number[];
}

/** Each person's share of a total in whole dollars, rounded up so that it covers the total. */
export function shareOf(totalUsd: number, people: number): number {
  return Math.ceil(totalUsd / people);
}

/**
 * The price of a group for the cheapest offer, or null without offers
 * (specification.md#price-rule).
 *
 * @example groupQuote([{ priceUsd: 16, extraUsd: 16, inc: 1, maxPeople: 8, vehicleNoun: 'bookings'
 * }], 5) // 80 in all, 16 each
 */
export function groupQuote(offers: readonly Offer[], people: number, language: Language): GroupQuote | null {
  const prices = offers.map(({ priceUsd: base, extraUsd: extra, inc, maxPeople }) =>
    vehiclePrice({ base, extra, inc }, maxPeople, people),
  );
  const totalUsd = Math.min(...prices.map(({ total }) => total));
  const cheapest = prices.flatMap(({ total }, index) => (total === totalUsd ? [index] : []));
  const [first = -1] = cheapest;
  const [price, offer] = [prices[first], offers[first]];
  if (!price || !offer) return null;
  const t = groupPricesMessages(language);
  const shareUsd = shareOf(totalUsd, people);
  const isRounded = shareUsd * people > totalUsd;
  const fleet = t.fleets[offer.fleetNoun](price.vehicles);
  const inFleet = isRounded ? t.eachRoundedIn(fleet) : t.eachIn(fleet);
  const inOne = isRounded ? t.eachRounded : t.each;
  const shareNote = price.vehicles > 1 ? inFleet : inOne;
  return { people, totalUsd, shareUsd, shareNote, cheapest };
}

/**
 * What a group pays in all, as a card says it: "for 2", "for 12, in 2 vans"
 * (specification.md#price-rule).
 */
export function groupTotal(
  offer: Offer,
  people: number,
  language: Language,
): { readonly totalUsd: number; readonly text: string } {
  const plan = { base: offer.priceUsd, extra: offer.extraUsd, inc: offer.inc };
  const { total, vehicles } = vehiclePrice(plan, offer.maxPeople, people);
  const t = groupPricesMessages(language);
  const text = vehicles > 1 ? t.totalIn(people, t.fleets[offer.fleetNoun](vehicles)) : t.total(people);
  return { totalUsd: total, text };
}

/** An offer as a page carries it for the group-size control: `173 0 8 8 vans`. */
export function offerText({ priceUsd, extraUsd, inc, maxPeople, fleetNoun }: Offer): string {
  return [priceUsd, extraUsd, inc, maxPeople, fleetNoun].join(' ');
}

/** Reads what {@link offerText} wrote; null for anything else. */
export function parseOffer(text: string): Offer | null {
  const [, price, extra, inc, most, noun] = /^(\d+) (\d+) ([1-9]\d*) ([1-9]\d*) (\w+)$/.exec(text) ?? [];
  const fleetNoun = VEHICLE_NOUNS.find((known) => known === noun);
  if (!fleetNoun) return null;
  return { priceUsd: Number(price), extraUsd: Number(extra), inc: Number(inc), maxPeople: Number(most), fleetNoun };
}
