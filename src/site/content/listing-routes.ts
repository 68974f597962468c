import { addressesOf } from '../../lib/catalogue/listing-addresses.ts';
import type { Section } from '../../lib/catalogue/listing-type.ts';
import type { Language } from '../../lib/languages/language.ts';
import { type ListingPage, listingPage } from '../page-models/listing-page.ts';
import { publishedListings } from './catalogue.ts';
import { digest } from './digest.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { pageContext } from './page-context.ts';
import { languagesOf } from './translations.ts';

/** One page of a listing, for `getStaticPaths`. */
export interface ListingRoute {
  readonly params: { readonly section: Section; readonly listing: string };
  readonly props: {
    readonly page: ListingPage;
    readonly siteUrl: string;
    readonly languages: readonly Language[];
  };
  /** Changes with the page's content; incremental builds only render pages with a new key. */
  readonly cacheKey: string;
}

/** The page of every published listing, in the order of the catalogue. */
export const listingPages = oncePerLanguage(async (language): Promise<readonly ListingPage[]> => {
  const context = await pageContext(language);
  return (await publishedListings(language)).map((listing) => listingPage(listing, context));
});

/** Every address at which a listing answers. */
export async function listingRoutes(language: Language): Promise<ListingRoute[]> {
  const { site, imageGroups, photographs, rates } = await pageContext(language);
  const pages = await listingPages(language);
  const shared = digest(site, imageGroups, photographs, rates.date);
  const routes = (await publishedListings(language)).map(async (listing, index) => {
    const page = pages[index] as ListingPage;
    const languages = await languagesOf('listings', listing.code);
    const cacheKey = digest(shared, page, languages);
    return addressesOf(listing).map(({ section, slug }) => ({
      params: { section, listing: slug },
      props: { page, siteUrl: site.url, languages },
      cacheKey,
    }));
  });
  return (await Promise.all(routes)).flat();
}
