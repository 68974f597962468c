import { parsePictureKey } from '../../lib/catalogue/image-key.ts';
import type { Language } from '../../lib/languages/language.ts';
import { imagePath } from '../../lib/navigation/paths.ts';
import type { StructuredData } from './json-ld.ts';
import type { ListingPage } from './listing-page.ts';
import { priceText, type SharePicture } from './share-picture.ts';
import { breadcrumbData, listingData } from './structured-data.ts';

/** The head of a listing's page. */
export interface ListingHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly canonicalPath: string;
  readonly share: SharePicture;
  readonly structuredData: readonly StructuredData[];
  readonly listing: string;
  /** `boat` where the page says how the sea is; examples cannot be booked, and say nothing. */
  readonly vehicle?: 'boat';
  /** True for an example, which search engines should not list. */
  readonly noIndex: boolean;
}

function thumbnailPath({ thumbnail }: ListingPage): string {
  const { group, number } = parsePictureKey(thumbnail);
  return imagePath(group, number);
}

/** The picture of a listing's link. An example has no price, as nobody can pay it. */
export function listingShare(page: ListingPage, language: Language): SharePicture {
  const { path, thumbnail: picture, title, priceUsd: base, extraUsd: extra, inc, maxPeople } = page;
  return {
    page: path,
    picture,
    title,
    ...(!page.sample && { note: priceText({ base, extra, inc }, maxPeople, language) }),
  };
}

/**
 * Title, description and structured data of a listing's page. Every slug of a listing names the
 * same canonical path.
 *
 * @param siteUrl the public address, without a slash at its end
 */
export function listingHead(page: ListingPage, siteUrl: string, language: Language): ListingHead {
  // What cannot be bought is no offer.
  const offered = page.sample ? [] : [listingData(page, thumbnailPath(page), siteUrl, language)];
  return {
    title: page.seoTitle,
    description: page.seoDescription,
    path: page.path,
    canonicalPath: page.path,
    share: listingShare(page, language),
    structuredData: [...offered, breadcrumbData(page.crumbs, siteUrl, language)],
    listing: page.code,
    ...(page.isBoat && !page.sample && { vehicle: 'boat' }),
    noIndex: page.sample,
  };
}
