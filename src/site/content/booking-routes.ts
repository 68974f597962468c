import { isOffered } from '../../lib/catalogue/listing.ts';
import type { Language } from '../../lib/languages/language.ts';
import { type BookingPage, bookingPage } from '../page-models/booking-page.ts';
import { publishedListings, siteSettings } from './catalogue.ts';
import { digest } from './digest.ts';
import { exchangeRates } from './exchange-rates.ts';
import { languagesOf } from './translations.ts';

/** The booking page of one slug, for `getStaticPaths`. */
export interface BookingRoute {
  readonly params: { readonly section: 'booking'; readonly booking: string };
  readonly props: { readonly page: BookingPage; readonly languages: readonly Language[] };
  /** Changes with the page's content; incremental builds only render pages with a new key. */
  readonly cacheKey: string;
}

/**
 * Every address of a booking page: each slug of each listing that can be booked
 * (specification.md#routes: `/booking/{slug}`).
 */
export async function bookingRoutes(language: Language): Promise<BookingRoute[]> {
  const site = await siteSettings(language);
  const { date: rateDate } = await exchangeRates();
  const listings = await publishedListings(language);
  const routes = listings.filter(isOffered).map(async (listing) => {
    const page = bookingPage(listing, language);
    const languages = await languagesOf('listings', listing.code);
    const cacheKey = digest(site, rateDate, page, languages);
    return listing.slug.map((slug) => ({
      params: { section: 'booking' as const, booking: slug },
      props: { page, languages },
      cacheKey,
    }));
  });
  return (await Promise.all(routes)).flat();
}
