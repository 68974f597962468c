import type { Language } from '../languages/language.ts';
import { priceNotesMessages } from '../messages/price-notes.ts';
import type { Offer } from './offer.ts';

/** A price for a group, in whole units of one currency. */
export interface GroupRates {
  /** Price for `inc` people. */
  readonly base: number;
  /** Price for each extra person. */
  readonly extra: number;
  readonly inc: number;
}

/**
 * Whether a price is for a seat rather than the whole vehicle or boat. Then each further person
 * pays what the first one pays.
 */
export function isPerPerson({ base, extra, inc }: GroupRates): boolean {
  return inc === 1 && extra === base;
}

/**
 * The scope of a listing's first price in words (specification.md#price-rule).
 *
 * @param maxPeople the largest group of one booking
 */
export function priceNote(rates: GroupRates, maxPeople: number, language: Language): string {
  const t = priceNotesMessages(language);
  if (isPerPerson(rates)) return t.person;
  if (rates.extra === 0) return t.upTo(maxPeople);
  return t.group(rates.inc);
}

/** What the total of a group is made of: an amount in dollars, if there is one, and words. */
export interface UnitNote {
  readonly usd: number | null;
  readonly text: string;
}

/**
 * What a card says beside a group's total: "$16 per seat", "whole van, up to 10"
 * (specification.md#price-rule).
 *
 * @param isSeat whether one place is called a seat rather than a person
 */
export function unitNote(offer: Offer, isSeat: boolean, language: Language): UnitNote {
  const t = priceNotesMessages(language);
  const { priceUsd, extraUsd, inc, maxPeople, fleetNoun } = offer;
  if (isPerPerson({ base: priceUsd, extra: extraUsd, inc })) {
    return { usd: priceUsd, text: isSeat ? t.seat : t.person };
  }
  if (extraUsd > 0) return { usd: extraUsd, text: t.extraPerson };
  return { usd: null, text: t.whole[fleetNoun](maxPeople) };
}
