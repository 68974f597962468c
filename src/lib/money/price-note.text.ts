/** A price for a group, in whole units of one currency. */
export interface GroupRates {
  /** Price for `inc` people. */
  readonly base: number;
  /** Price for each person more. */
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
export function priceNote(rates: GroupRates, maxPeople: number): string {
  if (isPerPerson(rates)) return 'per person';
  if (rates.extra === 0) return `for up to ${maxPeople} people`;
  return rates.inc === 1 ? 'for 1 person' : `for ${rates.inc} people`;
}
