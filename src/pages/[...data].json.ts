import type { APIRoute, GetStaticPathsOptions } from 'astro';
import { bookingCatalogue, catalogueTexts } from '../lib/booking/booking-catalogue.ts';
import { catalogueEntry } from '../lib/catalogue/catalogue-entry.ts';
import type { ListingDetail } from '../lib/catalogue/listing-detail.schema.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../lib/languages/language.ts';
import { buildIdentity } from '../site/content/build-identity.ts';
import { allProviders, catalogue, fleet, publishedListings, siteSettings } from '../site/content/catalogue.ts';
import { countryCurrencies, currencyRecords } from '../site/content/currencies.ts';
import { exchangeRates } from '../site/content/exchange-rates.ts';
import { detailRoutes } from '../site/content/listing-details.ts';
import { offlinePlan } from '../site/content/offline-plan.ts';
import { pageContext } from '../site/content/page-context.ts';
import { languageOfRoute } from '../site/content/page-language.ts';
import { cardPictures, everyPicture } from '../site/content/pictures.ts';
import { gazetteerIndex } from '../site/content/places.ts';
import { publicPages } from '../site/content/public-pages.ts';
import { redirectRules } from '../site/content/redirects.ts';
import { makesThingsToDo, thingsToDo } from '../site/content/things-to-do.ts';

const { id, timestamp } = buildIdentity();

/** The data files of each language by name: `/catalogue.json`, `/fr/catalogue.json`. */
const FILES_OF_LANGUAGE: Readonly<Record<string, (language: Language) => unknown>> = {
  /** Every published listing, for search, filters and the cart. */
  async catalogue(language) {
    await everyPicture();
    return (await publishedListings(language)).map((listing) => catalogueEntry(listing, language));
  },
  /** Every stop, area and landmark, for place search without a network. */
  places: gazetteerIndex,
};

/** What the booking service sends travellers of the content, by language besides English. */
async function translatedTexts() {
  const english = await catalogue(DEFAULT_LANGUAGE);
  const others = LANGUAGE_CODES.filter((language) => language !== DEFAULT_LANGUAGE);
  const texts = others.map(async (language) => {
    const { payment, hours } = await siteSettings(language);
    const names = catalogueTexts(await catalogue(language), english);
    return [language, { manual: payment.manual, hours, ...names }] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The data files that there are one of. */
const FILES: Readonly<Record<string, () => unknown>> = {
  /** The variants of card pictures by address, for listings that the page was not built with. */
  pictures: cardPictures,
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
    const { payment } = await siteSettings(DEFAULT_LANGUAGE);
    return bookingCatalogue({
      ...(await pageContext(DEFAULT_LANGUAGE)),
      providers: await allProviders(),
      fleet: await fleet(),
      payment,
      translations: await translatedTexts(),
    });
  },
  /**
   * Priorities of files to save. Finishing the build deletes it: see build/finish/write-offline.ts.
   */
  'offline-plan': () => offlinePlan(DEFAULT_LANGUAGE),
  /** The pages of the site map. The build deletes it: see build/plugins/site-map.ts. */
  'public-pages': publicPages,
  /** Tours and boats for Google, where a setting of the build asks for them. */
  ...(makesThingsToDo() && { 'things-to-do': thingsToDo }),
};

/** These files, and the details of each listing for islands: `/listings/PV-PPS-ELN.json`. */
export async function getStaticPaths(options: GetStaticPathsOptions) {
  const language = languageOfRoute(options);
  const names = [...Object.keys(FILES_OF_LANGUAGE), ...(language === DEFAULT_LANGUAGE ? Object.keys(FILES) : [])];
  const files = names.map((data) => ({ params: { data }, props: { language } }));
  return [...files, ...(await detailRoutes(language))];
}

export const GET: APIRoute<{ detail?: ListingDetail; language?: Language }> = async ({ params, props }) => {
  const name = params.data ?? '';
  const { detail, language = DEFAULT_LANGUAGE } = props;
  const data = detail ?? (await (FILES_OF_LANGUAGE[name] ?? FILES[name])?.(language));
  return new Response(JSON.stringify(data), { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
};
