import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type * as z from 'zod/mini';
import { bestsellersSchema } from './lib/catalogue/bestsellers.schema.ts';
import { fleetSchema } from './lib/catalogue/fleet.schema.ts';
import { imageGroupsSchema } from './lib/catalogue/image-group.schema.ts';
import { listingSchema } from './lib/catalogue/listing.schema.ts';
import { onSiteFeeSchema } from './lib/catalogue/on-site-fee.schema.ts';
import { placeSchema } from './lib/catalogue/place.schema.ts';
import { providerSchema } from './lib/catalogue/provider.schema.ts';
import { reviewFileSchema } from './lib/catalogue/review.schema.ts';
import { translationSchema } from './lib/languages/translation.schema.ts';
import { redirectsSchema } from './lib/navigation/redirect.schema.ts';
import { gazetteerSchema } from './lib/places/gazetteer.schema.ts';
import { mapSchema } from './lib/places/map.schema.ts';
import { policySchema } from './lib/policies/policy.schema.ts';
import { heroesSchema } from './lib/site/hero.schema.ts';
import { introSchema } from './lib/site/intro.schema.ts';
import { landingPageSchema } from './lib/site/landing-page.schema.ts';
import { articleSchema, pageSchema } from './lib/site/page.schema.ts';
import { siteSchema } from './lib/site/site.schema.ts';
import { checkedLoader } from './site/content/checked-loader.ts';

/** The content folder; the benchmark builds generated catalogues from another one. */
const CONTENT = process.env['CONTENT_DIR'] || './src/content';

const nameOf = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

function collection<Schema extends z.ZodMiniType>(folder: string, pattern: string | string[], schema: Schema) {
  const loader = glob({ base: `${CONTENT}/${folder}`, pattern, generateId: nameOf });
  return defineCollection({ loader: checkedLoader(loader, schema), schema });
}

/** Files in English; those in other languages have a code before their ending: `X.fr.yaml`. */
const DATA = ['*.{yaml,json}', '!*.??.{yaml,json}'];
const DOCUMENTS = ['*.md', '!*.??.md'];

export const collections = {
  listings: collection('listings', DATA, listingSchema),
  landingPages: collection('landing-pages', DATA, landingPageSchema),
  intros: collection('intros', DATA, introSchema),
  places: collection('places', DATA, placeSchema),
  gazetteer: collection('gazetteer', DATA, gazetteerSchema),
  providers: collection('providers', DATA, providerSchema),
  policies: collection('policies', DATA, policySchema),
  fees: collection('fees', DATA, onSiteFeeSchema),
  reviews: collection('reviews', DATA, reviewFileSchema),
  pages: collection('pages', DOCUMENTS, pageSchema),
  articles: collection('articles', DOCUMENTS, articleSchema),
  site: collection('settings', 'site.yaml', siteSchema),
  heroes: collection('settings', 'heroes.yaml', heroesSchema),
  bestsellers: collection('settings', 'bestsellers.yaml', bestsellersSchema),
  fleet: collection('settings', 'fleet.yaml', fleetSchema),
  map: collection('settings', 'map.yaml', mapSchema),
  redirects: collection('settings', 'redirects.yaml', redirectsSchema),
  /** Texts of the other collections in other languages, by folder and name. */
  translations: collection('.', '*/*.??.{yaml,md}', translationSchema),
  imageGroups: collection('settings', 'image-groups.yaml', imageGroupsSchema),
};
