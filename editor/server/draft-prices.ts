import * as z from 'zod/mini';
import { type ListingSource, listingSchema } from '../../src/lib/catalogue/listing.schema.ts';
import { multiplyHalfUp } from '../../src/lib/money/decimal.ts';
import { displayRatePlan } from '../../src/lib/money/display-rate-plan.ts';
import { groupPrice } from '../../src/lib/money/group-price.ts';
import type { RatePlan } from '../../src/lib/money/rate-plan.schema.ts';
import type { DraftCheck } from '../lib/editor.contract.ts';

/** Groups whose price is always told. */
const SHOWN_GROUPS = [1, 2, 4];

/** What a price depends on: other fields of a draft may still be wrong. */
const pricedSchema = z.object({
  ratePlan: listingSchema.shape.ratePlan,
  maxPeople: listingSchema.shape.maxPeople,
});

/** What a group pays, in US cents: prices are whole dollars. */
function soldCents(plan: RatePlan, markup: string, people: number): number {
  return groupPrice(displayRatePlan(plan, markup), people) * 100;
}

/** What the company gets for a group, in US cents. */
function costCents({ base, extra, inc }: RatePlan, people: number): number {
  return groupPrice({ base: multiplyHalfUp(base, 100), extra: multiplyHalfUp(extra, 100), inc }, people);
}

/**
 * What groups pay before and after a change, and what the markup adds. Empty where the draft's
 * prices cannot be computed.
 *
 * @param before the listing as it is saved; null for a new one
 * @param markup the multiplier of the settings as text
 */
export function draftPrices(
  before: Pick<ListingSource, 'ratePlan'> | null,
  data: unknown,
  markup: string,
): DraftCheck['prices'] {
  const priced = z.safeParse(pricedSchema, data);
  if (!priced.success) return [];
  const { ratePlan, maxPeople } = priced.data;
  const groups = [...new Set([...SHOWN_GROUPS, ratePlan.inc, maxPeople])].filter((people) => people <= maxPeople);
  return groups
    .toSorted((a, b) => a - b)
    .map((people) => {
      const afterCents = soldCents(ratePlan, markup, people);
      return {
        people,
        beforeCents: before && soldCents(before.ratePlan, markup, people),
        afterCents,
        marginCents: afterCents - costCents(ratePlan, people),
      };
    });
}
