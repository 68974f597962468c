import type { Catalogue } from '../../lib/catalogue/catalogue.ts';
import { isOffered } from '../../lib/catalogue/listing.ts';
import { suggestionsFrom } from '../../lib/catalogue/suggestions.ts';
import { DEFAULT_LANGUAGE } from '../../lib/languages/language.ts';
import { mapSource } from '../page-models/map-source.ts';
import type { PageContext } from '../page-models/page-context.ts';
import { buildIdentity } from './build-identity.ts';
import { catalogue, siteSettings } from './catalogue.ts';
import { palawanCoast } from './coast.ts';
import { exchangeRates } from './exchange-rates.ts';
import { contentLibrary } from './load-content.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { allReviews } from './reviews.ts';

/** Towns of the catalogue with their English names, which routes of the content have. */
async function mapTowns({ places }: Catalogue) {
  const english = await catalogue(DEFAULT_LANGUAGE);
  return english.places.map((town) => {
    const translated = places.find(({ code }) => code === town.code);
    return { ...town, label: translated?.name ?? town.name };
  });
}

/** The data that page models are made from, in a language; created once a build. */
export const pageContext = oncePerLanguage(async (language): Promise<PageContext> => {
  const library = await contentLibrary(language);
  const joined = await catalogue(language);
  return {
    language,
    site: await siteSettings(language),
    catalogue: joined,
    heroes: library.heroes.data,
    fees: library.fees.map(({ data }) => data),
    pools: library.fleet.data.pools,
    reviews: await allReviews(),
    imageGroups: library.imageGroups.data,
    photographs: library.photographs.data,
    rates: await exchangeRates(),
    bestsellers: library.bestsellers.data,
    map: mapSource(library.map.data, await mapTowns(joined), palawanCoast()),
    week: buildIdentity().week,
    suggest: suggestionsFrom(joined.listings.filter(isOffered)),
  };
});
