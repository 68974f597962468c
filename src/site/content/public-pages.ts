import { isOffered } from '../../lib/catalogue/listing.ts';
import { LANGUAGE_CODES, type Language } from '../../lib/languages/language.ts';
import { localizedPath } from '../../lib/languages/localized-path.ts';
import { articlePath, destinationPath, PATHS } from '../../lib/navigation/paths.ts';
import { publishedListings, translatedPlaces } from './catalogue.ts';
import { landingStarts } from './landing-pages.ts';
import { allArticles, pageRoutes } from './pages.ts';

/** A page for search engines, in one language. */
export interface PublicPage {
  readonly path: string;
  readonly language: Language;
  /** The path of the same page in English. */
  readonly english: string;
  /** An ISO date, where the page's content has one. */
  readonly changed?: string;
}

/** Every canonical page of a language. */
async function pagesOf(language: Language): Promise<readonly PublicPage[]> {
  const listings = await publishedListings(language);
  const places = await translatedPlaces(language);
  const landings = await landingStarts(language);
  const pages = await pageRoutes(language);
  const articles = await allArticles(language);
  const paths: readonly Pick<PublicPage, 'path' | 'changed'>[] = [
    { path: PATHS.home },
    { path: PATHS.destinations },
    ...landings.flatMap(({ props: { view } }) => (view.canonicalPath ? [] : [{ path: view.path }])),
    ...places.map(({ slug }) => ({ path: destinationPath(slug) })),
    ...listings.filter(isOffered).map(({ path, updatedAt }) => ({ path, changed: updatedAt.slice(0, 10) })),
    ...articles.map(({ id, data }) => ({ path: articlePath(id), changed: data.updatedAt })),
    ...pages.map(({ props }) => ({ path: props.path, changed: props.page.updatedAt })),
  ];
  return paths.map(({ path, ...page }) => ({ ...page, path: localizedPath(path, language), language, english: path }));
}

/** Every canonical page in every language. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  return (await Promise.all(LANGUAGE_CODES.map(pagesOf))).flat();
}
