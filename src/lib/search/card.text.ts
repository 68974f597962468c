import { type Badge, badgesFrom } from '../catalogue/badges.ts';
import type { CatalogueEntry } from '../catalogue/catalogue-entry.schema.ts';
import { listingTypeLabel } from '../catalogue/listing-type.ts';
import { typeText } from '../catalogue/sample.text.ts';
import { isPerPerson, priceNote } from '../money/price-note.text.ts';
import { durationText } from '../time/duration.ts';

/** What a card says, from a row of the catalogue: the same as `listingCard` makes of a listing. */
export interface CardTexts {
  readonly type: string;
  readonly duration: string;
  readonly departures: string;
  readonly priceNote: string;
  readonly chips: readonly Badge[];
}

/** The texts of a listing's card. */
export function cardTexts(entry: CatalogueEntry): CardTexts {
  const { code, type, sample, duration, departures, bestseller, maxPeople, refund } = entry;
  const rates = { base: entry.priceUsd, extra: entry.extraUsd, inc: entry.inc };
  return {
    type: typeText({ typeLabel: listingTypeLabel(type), sample }),
    duration: durationText(duration),
    departures,
    priceNote: priceNote(rates, maxPeople),
    chips: badgesFrom({ code, isBestseller: bestseller, perPerson: isPerPerson(rates), maxPeople, refund }),
  };
}
