import type { APIRoute } from 'astro';
import { bookingCatalogue } from '../lib/booking/booking-catalogue.ts';
import { catalogueEntry } from '../lib/catalogue/catalogue-entry.ts';
import type { ListingDetail } from '../lib/catalogue/listing-detail.schema.ts';
import { buildIdentity } from '../site/content/build-identity.ts';
import { allProviders, fleet, publishedListings, siteSettings } from '../site/content/catalogue.ts';
import { countryCurrencies, currencyRecords } from '../site/content/currencies.ts';
import { exchangeRates } from '../site/content/exchange-rates.ts';
import { detailRoutes } from '../site/content/listing-details.ts';
import { offlinePlan } from '../site/content/offline-plan.ts';
import { pageContext } from '../site/content/page-context.ts';
import { cardPictures, everyPicture } from '../site/content/pictures.ts';
import { gazetteerIndex } from '../site/content/places.ts';
import { publicPages } from '../site/content/public-pages.ts';
import { redirectRules } from '../site/content/redirects.ts';

const { id, timestamp } = buildIdentity();

/** The data files that there are one of, by their address: `catalogue` is `/catalogue.json`. */
const FILES: Readonly<Record<string, () => unknown>> = {
  /** Every published listing, for search, filters and the cart. */
  async catalogue() {
    await everyPicture();
    return (await publishedListings()).map(catalogueEntry);
  },
  /** The variants of card pictures by address, for listings that the page was not built with. */
  pictures: cardPictures,
  /** Every stop, area and landmark, for place search without a network. */
  places: gazetteerIndex,

  /** Units per US dollar and their date. */
  rates: exchangeRates,
  /** Every currency that travellers can choose. */
  currencies: currencyRecords,
  /** Currencies by country: for the first suggestion, and to search currencies by country. */
  countries: countryCurrencies,

  /** The id of this build; open pages request it every hour (specification.md#calls). */
  'builds/latest': () => ({ id, timestamp }),
  /** The route rules of this build (specification.md#calls). */
  [`builds/meta/${id}`]: async () => ({ id, timestamp, redirects: await redirectRules() }),
  /**
   * Every moved address. The server, the not-found page and the file for static hosts are made from
   * it.
   */
  redirects: redirectRules,

  /**
   * The catalogue of the booking service. Finishing the build moves it to `dist/server`, where only
   * the server reads it.
   */
  async 'booking-catalogue'() {
    const { payment } = await siteSettings();
    return bookingCatalogue({
      ...(await pageContext()),
      providers: await allProviders(),
      fleet: await fleet(),
      payment,
    });
  },
  /**
   * Priorities of files to save. Finishing the build deletes it: see build/finish/write-offline.ts.
   */
  'offline-plan': offlinePlan,
  /** The pages of the site map. The build deletes it: see build/plugins/site-map.ts. */
  'public-pages': publicPages,
};

/** These files, and the details of each listing for islands: `/listings/PV-PPS-ELN.json`. */
export async function getStaticPaths() {
  const names = Object.keys(FILES);
  return [...names.map((data) => ({ params: { data } })), ...(await detailRoutes())];
}

export const GET: APIRoute<{ detail?: ListingDetail }> = async ({ params, props }) => {
  const data = props.detail ?? (await FILES[params.data ?? '']?.());
  return new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};
