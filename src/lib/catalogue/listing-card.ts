import type { Language } from '../languages/language.ts';
import type { Offer } from '../money/offer.ts';
import { isPerPerson, type UnitNote, unitNote } from '../money/price-note.text.ts';
import { policySummary } from '../policies/policy.text.ts';
import { durationText } from '../time/duration.ts';
import type { CatalogueEntry } from './catalogue-entry.schema.ts';
import type { ListingDetail } from './listing-detail.schema.ts';
import type { ListingType } from './listing-type.schema.ts';
import { listingTypeLabel } from './listing-type.ts';
import { typeText } from './sample.text.ts';
import { vehicleNoun } from './vehicle-noun.ts';

/** The content of a listing's card. */
export interface ListingCardModel {
  readonly code: string;
  readonly path: string;
  readonly title: string;
  /** The type label, "Private van", with a mark on samples. */
  readonly type: string;
  /** "5 h 30 min" */
  readonly duration: string;
  /** "7:30 AM to 6:00 PM, 6 a day", "Departs 9:00 AM", "You choose the hour". */
  readonly departures: string;
  /** "Free cancellation until 24 hours before"; empty for a sample, which nobody books. */
  readonly cancellation: string;
  readonly isBestseller: boolean;
  /** What the price for a group is computed from. */
  readonly offer: Offer;
  /** What stands beside it: "$16 per seat", "whole van, up to 10". */
  readonly unit: UnitNote;
}

/** A picture for cards; without variants it is shown as a whole. */
export interface CardPicture {
  readonly avifSrcset?: string;
  readonly src: string;
  readonly width?: number;
  readonly height?: number;
  /** Its key, `VAN/2`, where a page was built with it. */
  readonly key?: string;
}

/** The card of a listing of the catalogue: the build and the page make it of the same row. */
export function cardOfEntry(entry: CatalogueEntry, language: Language): ListingCardModel {
  const { code, path, title, type, priceUsd, extraUsd, inc, maxPeople, departures, cancellation } = entry;
  return {
    code,
    path,
    title,
    type: typeText({ typeLabel: listingTypeLabel(type, language), sample: entry.sample }, language),
    duration: durationText(entry.duration, language),
    departures,
    cancellation: entry.sample ? '' : cancellation,
    isBestseller: entry.bestseller,
    ...pricesOf(type, { priceUsd, extraUsd, inc, maxPeople }, language),
  };
}

/** The card of a listing from its data file; equal to the card of its catalogue row. */
export function cardOfDetail(detail: ListingDetail, language: Language): ListingCardModel {
  const { code, path, title, plan, type, maxPeople, departures, durationText: duration, bestseller = false } = detail;
  return {
    code,
    path,
    title,
    type: typeText(detail, language),
    duration,
    departures,
    cancellation: detail.sample ? '' : policySummary(detail.policy, language),
    isBestseller: bestseller,
    ...pricesOf(type, { priceUsd: plan.base, extraUsd: plan.extra, inc: plan.inc, maxPeople }, language),
  };
}

function pricesOf(
  type: ListingType,
  rates: Omit<Offer, 'fleetNoun'>,
  language: Language,
): Pick<ListingCardModel, 'offer' | 'unit'> {
  const isSeat = isPerPerson({ base: rates.priceUsd, extra: rates.extraUsd, inc: rates.inc });
  const offer = { ...rates, fleetNoun: vehicleNoun(type, isSeat) };
  return { offer, unit: unitNote(offer, type === 'SHARED_TRANSFER', language) };
}
