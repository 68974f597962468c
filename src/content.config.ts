import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type * as z from 'zod/mini';
import { CONTENT_SCHEMAS as SCHEMAS } from './lib/content-validation/content-schemas.ts';
import { translationSchema } from './lib/languages/translation.schema.ts';
import { checkedLoader } from './site/content/checked-loader.ts';

/** The content folder; the benchmark builds generated catalogues from another one. */
const CONTENT = process.env['CONTENT_DIR'] || './src/content';

/** A file in another language than English. */
const TRANSLATION = /\.[a-z]{2}\.(?:yaml|md)$/;

const nameOf = ({ entry }: { entry: string }) => entry.replace(/\.[^.]+$/, '');

function collection<Schema extends z.ZodMiniType>(folder: string, pattern: string | string[], schema: Schema) {
  const loader = glob({ base: `${CONTENT}/${folder}`, pattern, generateId: nameOf });
  const owns = (path: string) => (folder === '.' ? TRANSLATION.test(path) : path.startsWith(`${folder}/`));
  return defineCollection({ loader: checkedLoader(loader, schema, owns), schema });
}

/** Files in English; those in other languages have a code before their ending: `X.fr.yaml`. */
const DATA = ['*.{yaml,json}', '!*.??.{yaml,json}'];
const DOCUMENTS = ['*.md', '!*.??.md'];

export const collections = {
  listings: collection('listings', DATA, SCHEMAS.listings),
  landingPages: collection('landing-pages', DATA, SCHEMAS['landing-pages']),
  intros: collection('intros', DATA, SCHEMAS.intros),
  places: collection('places', DATA, SCHEMAS.places),
  gazetteer: collection('gazetteer', DATA, SCHEMAS.gazetteer),
  providers: collection('providers', DATA, SCHEMAS.providers),
  policies: collection('policies', DATA, SCHEMAS.policies),
  fees: collection('fees', DATA, SCHEMAS.fees),
  reviews: collection('reviews', DATA, SCHEMAS.reviews),
  pages: collection('pages', DOCUMENTS, SCHEMAS.pages),
  articles: collection('articles', DOCUMENTS, SCHEMAS.articles),
  site: collection('settings', 'site.yaml', SCHEMAS.site),
  rates: collection('settings', 'rates.yaml', SCHEMAS.rates),
  heroes: collection('settings', 'heroes.yaml', SCHEMAS.heroes),
  bestsellers: collection('settings', 'bestsellers.yaml', SCHEMAS.bestsellers),
  fleet: collection('settings', 'fleet.yaml', SCHEMAS.fleet),
  map: collection('settings', 'map.yaml', SCHEMAS.map),
  redirects: collection('settings', 'redirects.yaml', SCHEMAS.redirects),
  /** Texts of the other collections in other languages, by folder and name. */
  translations: collection('.', '*/*.??.{yaml,md}', translationSchema),
  imageGroups: collection('settings', 'image-groups.yaml', SCHEMAS['image-groups']),
};
