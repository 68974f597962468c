import { parsePictureKey } from '../images/picture-key.ts';
import { imagePath } from '../paths.ts';
import type { StructuredData } from '../seo/json-ld.ts';
import { breadcrumbData, listingData } from '../seo/structured-data.ts';
import type { ListingPage } from './listing-page.ts';

/** What the head of a listing's page needs. */
export interface ListingHead {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly shareImage: string;
  readonly structuredData: readonly StructuredData[];
  readonly listing: string;
}

function sharePath({ thumbnail }: ListingPage): string {
  const { group, number } = parsePictureKey(thumbnail);
  return imagePath(group, number);
}

/**
 * Title, description and structured data of a listing's page. Every slug of a listing names the same canonical path.
 *
 * @param siteUrl the public address, without a slash at its end
 */
export function listingHead(page: ListingPage, siteUrl: string): ListingHead {
  return {
    title: page.title,
    description: page.seoDescription,
    path: page.path,
    shareImage: sharePath(page),
    structuredData: [listingData(page, sharePath(page), siteUrl), breadcrumbData(page.crumbs, siteUrl)],
    listing: page.code,
  };
}
