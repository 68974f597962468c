import { galleryOf } from '../catalogue/card-images.ts';
import { pictureKeyText } from '../catalogue/image-key.ts';
import { isOffered, type Listing } from '../catalogue/listing.ts';
import { listingTypeLabel, sectionOf } from '../catalogue/listing-type.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { imagePath } from '../navigation/paths.ts';
import type { Site } from './site.schema.ts';
import { type OptionSource, thingsToDoOption } from './things-to-do-option.ts';

/** What the feed is made from. */
export interface ThingsToDoSource extends Omit<OptionSource, 'siteUrl'> {
  readonly site: Pick<Site, 'name' | 'url'>;
  /** The listings whose pages exist, by language. */
  readonly listings: ReadonlyMap<Language, readonly Listing[]>;
  /** The pictures that are photographs, as in `ELN-A/1`. */
  readonly photographs: readonly string[];
}

/** One text in each language that has it. */
interface LocalizedTexts {
  readonly localized_texts: readonly { readonly language_code: string; readonly text: string }[];
}

/** A trip in one language. */
type Translation = readonly [language: Language, listing: Listing];

function textsOf(
  translations: readonly Translation[],
  read: (listing: Listing, language: Language) => string | undefined,
): LocalizedTexts {
  return {
    localized_texts: translations.flatMap(([language, listing]) => {
      const text = read(listing, language);
      return text === undefined ? [] : [{ language_code: language, text }];
    }),
  };
}

/** Facts in each language that has as many of them as English. */
function features(
  type: string,
  translations: readonly Translation[],
  english: Listing,
  read: (listing: Listing) => readonly string[],
) {
  const { length } = read(english);
  const equal = translations.filter(([, listing]) => read(listing).length === length);
  return read(english).map((_fact, index) => ({
    feature_type: type,
    value: textsOf(equal, (listing) => read(listing)[index]),
  }));
}

/** Photographs alone: Google takes no drawings for pictures of a trip. */
function mediaOf(listing: Listing, { site, photographs }: ThingsToDoSource) {
  return galleryOf(listing)
    .filter((key) => photographs.includes(pictureKeyText(key)))
    .map(({ group, number }) => ({ url: `${site.url}${imagePath(group, number)}`, type: 'MEDIA_TYPE_PHOTO' }));
}

function productOf(english: Listing, source: ThingsToDoSource) {
  const { site, listings, towns, isBoat } = source;
  const { name } = english.serviceProvider;
  const translations = [...listings].flatMap(([language, all]): Translation[] => {
    const listing = all.find(({ code }) => code === english.code);
    return listing ? [[language, listing]] : [];
  });
  const media = mediaOf(english, source);
  const optionTitle = textsOf(translations, ({ listingType }, language) => listingTypeLabel(listingType, language));
  return {
    id: english.code,
    title: textsOf(translations, ({ title }) => title),
    description: textsOf(translations, ({ content }) => content.seoDescription),
    product_features: [
      ...features('TEXT_FEATURE_HIGHLIGHT', translations, english, ({ content }) => content.featuredHighlights),
      ...features('TEXT_FEATURE_INCLUSION', translations, english, ({ content }) => content.inclusions),
    ],
    ...(media.length > 0 && { related_media: media }),
    operator: { google_business_profile_name: textsOf([[DEFAULT_LANGUAGE, english]], () => name) },
    ...(name === site.name && { inventory_types: ['INVENTORY_TYPE_OPERATOR_DIRECT'] }),
    options: [thingsToDoOption(english, optionTitle, { siteUrl: site.url, towns, isBoat })],
  };
}

/** A trip as Google's feed has it. */
export type ThingsToDoProduct = ReturnType<typeof productOf>;

/** The tours and boats that are sold, for Google (specification.md#things-to-do-feed). */
export function thingsToDoProducts(source: ThingsToDoSource): readonly ThingsToDoProduct[] {
  const english = source.listings.get(DEFAULT_LANGUAGE) ?? [];
  return english
    .filter((listing) => isOffered(listing) && sectionOf(listing) === 'tours')
    .map((listing) => productOf(listing, source));
}

/**
 * The whole feed in one part, which replaces what Google had before.
 *
 * @param nonce a whole number that names this feed
 */
export function thingsToDoFeed(products: readonly ThingsToDoProduct[], nonce: number) {
  return {
    feed_metadata: { shard_id: 0, total_shards_count: 1, processing_instruction: 'PROCESS_AS_SNAPSHOT', nonce },
    products,
  };
}
