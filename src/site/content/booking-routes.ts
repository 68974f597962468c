import { isOffered } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { type BookingPage, bookingPage } from '../page-models/booking-page.ts';
import { siteSettings, translatedListings } from './catalogue.ts';
import { digest } from './digest.ts';

/** The booking page of one slug, for `getStaticPaths`. */
export interface BookingRoute {
  readonly params: { readonly section: 'booking'; readonly booking: string };
  readonly props: { readonly page: BookingPage };
  /** Changes with the page's content; incremental builds only render pages with a new key. */
  readonly cacheKey: string;
}

/**
 * Every address of a booking page: each slug of each listing that can be booked
 * (specification.md#routes: `/booking/{slug}`).
 */
export async function bookingRoutes(language: Language): Promise<BookingRoute[]> {
  const site = await siteSettings(language);
  const listings = await translatedListings(language);
  return listings.filter(isOffered).flatMap((listing) => {
    const page = bookingPage(listing, language);
    const cacheKey = digest(site, page);
    return listing.slug.map((slug) => ({ params: { section: 'booking', booking: slug }, props: { page }, cacheKey }));
  });
}
