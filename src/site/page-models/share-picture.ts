import { isOffered, type Listing } from '../../lib/catalogue/listing.ts';
import type { Place } from '../../lib/catalogue/place.schema.ts';
import type { Language } from '../../lib/languages/language.ts';
import { LANGUAGES } from '../../lib/languages/language-facts.ts';
import { sharePicturesMessages } from '../../lib/messages/share-pictures.ts';
import { formatWhole } from '../../lib/money/format-whole-units.ts';
import { type GroupRates, priceNote } from '../../lib/money/price-note.text.ts';
import { destinationPath, PATHS } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/site/page.schema.ts';
import { titleFor } from '../../lib/site/titles.ts';
import { DEFAULT_HERO_IMAGE } from './home-page.ts';
import type { PageContext } from './page-context.ts';

/** Pixels of every picture, as messengers show it without cropping. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** The picture of a page's link in messengers (specification.md#shared-links). */
export interface SharePicture {
  /** The path of the page. */
  readonly page: string;
  /** The key of the picture behind the words: `VAN/2`. */
  readonly picture: string;
  readonly title: string;
  /** The price, where the page has one. */
  readonly note?: string | undefined;
}

/** The path of the picture's file. */
export function shareImagePath({ page }: SharePicture): string {
  return `/share${page === PATHS.home ? '/home' : page}.jpg`;
}

/** The picture of the home page, and of all pages that show what a traveller entered. */
export function homeShare({ site, heroes }: Pick<PageContext, 'site' | 'heroes'>): SharePicture {
  const picture = heroes[PATHS.home]?.image ?? DEFAULT_HERO_IMAGE;
  return { page: PATHS.home, picture, title: site.tagline };
}

/** A first price with its scope: "$173 for up to 10 people". */
export function priceText(rates: GroupRates, maxPeople: number, language: Language): string {
  const amount = formatWhole(rates.base, 'USD', LANGUAGES[language].locale);
  return sharePicturesMessages(language).price(amount, priceNote(rates, maxPeople, language));
}

/** The lowest price of what can be booked: "From $15 per person". Undefined without any. */
export function lowestPriceText(listings: readonly Listing[], language: Language): string | undefined {
  const [cheapest] = listings.filter(isOffered).toSorted((a, b) => a.price.base - b.price.base);
  return cheapest && sharePicturesMessages(language).from(priceText(cheapest.price, cheapest.maxPeople, language));
}

/** The picture of a destination's link. */
export function placeShare({ slug, image, name }: Place): SharePicture {
  return { page: destinationPath(slug), picture: image, title: name };
}

/** The picture of the link of all destinations. */
export function destinationsShare({ heroes }: Pick<PageContext, 'heroes'>): SharePicture {
  const page = PATHS.destinations;
  return { page, picture: heroes[page]?.image ?? 'ELN-B/2', title: titleFor(page, heroes) };
}

/** The picture of the link of a generic page such as privacy. */
export function pageShare({ path, page }: { readonly path: string; readonly page: Page }): SharePicture {
  return { page: path, picture: page.image ?? DEFAULT_HERO_IMAGE, title: page.title };
}
