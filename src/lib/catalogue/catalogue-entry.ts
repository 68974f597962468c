import type { Language } from '../languages/language.ts';
import { imagePath } from '../navigation/paths.ts';
import { isFreelyCancelled, policySummary } from '../policies/policy.text.ts';
import { imagesOf } from './card-images.ts';
import type { CatalogueEntry } from './catalogue-entry.schema.ts';
import { dayPartsOf } from './day-part.ts';
import { departuresText } from './departures.text.ts';
import { parsePictureKey } from './image-key.ts';
import { type Listing, thumbnailOf } from './listing.ts';

/** A listing as `/catalogue.json` has it. */
export function catalogueEntry(listing: Listing, language: Language): CatalogueEntry {
  const thumbnail = parsePictureKey(thumbnailOf(listing));
  return {
    code: listing.code,
    slugs: [...listing.slug],
    title: listing.title,
    type: listing.listingType,
    origin: listing.origin,
    destination: listing.destination,
    priceUsd: listing.price.base,
    extraUsd: listing.price.extra,
    inc: listing.price.inc,
    maxPeople: listing.maxPeople,
    path: listing.path,
    duration: listing.content.duration,
    provider: listing.serviceProvider.name,
    reviewCount: listing.reviewCount,
    bestseller: listing.isBestseller,
    highlights: [...listing.content.featuredHighlights],
    keywords: [...listing.content.metaKeywords],
    cancellation: policySummary(listing.policy, language),
    thumbnail: imagePath(thumbnail.group, thumbnail.number),
    images: [...imagesOf(listing)],
    departures: departuresText(listing.content.sched, language),
    dayParts: [...dayPartsOf(listing.content.sched)],
    freeCancellation: isFreelyCancelled(listing.policy),
    sample: listing.sample,
  };
}
