import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { type Chip, chipsFrom } from '../catalogue/chips.ts';
import { durationText } from '../catalogue/duration.ts';
import { listingTypeLabel } from '../catalogue/listing-type.ts';

/** What a card says, from a row of the catalogue: the same as `listingCard` makes of a listing. */
export interface CardTexts {
  readonly type: string;
  readonly duration: string;
  readonly departures: string;
  readonly priceNote: string;
  readonly chips: readonly Chip[];
}

function isPerPerson({ inc, extraUsd, priceUsd }: CatalogueEntry): boolean {
  return inc === 1 && extraUsd === priceUsd;
}

/** What the price covers, in words (specification, section 9, Pricing). */
function priceNote(entry: CatalogueEntry): string {
  if (isPerPerson(entry)) return 'per person';
  if (entry.extraUsd === 0) return `for up to ${entry.maxPeople} people`;
  return entry.inc === 1 ? 'for 1 person' : `for ${entry.inc} people`;
}

/** The texts of a listing's card. */
export function cardTexts(entry: CatalogueEntry): CardTexts {
  const { code, type, sample, duration, departures, bestseller, maxPeople, refund } = entry;
  return {
    type: `${listingTypeLabel(type)}${sample ? ' · Example listing' : ''}`,
    duration: durationText(duration),
    departures,
    priceNote: priceNote(entry),
    chips: chipsFrom({ code, isBestseller: bestseller, perPerson: isPerPerson(entry), maxPeople, refund }),
  };
}
