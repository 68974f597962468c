import { isPerPerson, priceNote } from '../money/price-note.text.ts';
import { policyLabel } from '../policies/policy.text.ts';
import { durationText } from '../time/duration.ts';
import { type Badge, badgesFrom } from './badges.ts';
import type { CatalogueEntry } from './catalogue-entry.schema.ts';
import type { ListingDetail } from './listing-detail.schema.ts';
import { listingTypeLabel } from './listing-type.ts';
import { typeText } from './sample.text.ts';

/** The content of a listing's card. */
export interface ListingCardModel {
  readonly code: string;
  readonly path: string;
  readonly title: string;
  /** The type label, "Private van", with a mark on samples. */
  readonly type: string;
  /** "5 h 30 min" */
  readonly duration: string;
  /** "6 departures a day", "Departs 9:00 AM", "You choose the hour". */
  readonly departures: string;
  /** Whole US dollars, markup included. */
  readonly priceUsd: number;
  /** The scope of the price: "per person", "for up to 8 people". */
  readonly priceNote: string;
  readonly badges: readonly Badge[];
}

/** A picture for cards; without variants it is shown as a whole. */
export interface CardPicture {
  readonly avifSrcset?: string;
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
}

/** The card of a listing of the catalogue: the build and the page make it of the same row. */
export function cardOfEntry(entry: CatalogueEntry): ListingCardModel {
  const { code, path, title, priceUsd, maxPeople, departures, refund } = entry;
  const rates = { base: priceUsd, extra: entry.extraUsd, inc: entry.inc };
  return {
    code,
    path,
    title,
    type: typeText({ typeLabel: listingTypeLabel(entry.type), sample: entry.sample }),
    duration: durationText(entry.duration),
    departures,
    priceUsd,
    priceNote: priceNote(rates, maxPeople),
    badges: badgesFrom({ code, isBestseller: entry.bestseller, perPerson: isPerPerson(rates), maxPeople, refund }),
  };
}

/** The card of a listing from its data file; equal to the card of its catalogue row. */
export function cardOfDetail(detail: ListingDetail): ListingCardModel {
  const { code, path, title, plan, maxPeople, departures, durationText: duration, bestseller = false } = detail;
  const refund = policyLabel(detail.policy);
  return {
    code,
    path,
    title,
    type: typeText(detail),
    duration,
    departures,
    priceUsd: plan.base,
    priceNote: detail.priceNote,
    badges: badgesFrom({ code, isBestseller: bestseller, perPerson: isPerPerson(plan), maxPeople, refund }),
  };
}
