import { isOffered } from '../../lib/catalogue/listing.ts';
import { articlePath, destinationPath, PATHS } from '../../lib/navigation/paths.ts';
import { catalogue } from './catalogue.ts';
import { landingStarts } from './landing-pages.ts';
import { allArticles, pageRoutes } from './pages.ts';

/** A page for search engines. */
export interface PublicPage {
  readonly path: string;
  /** An ISO date, where the page's content has one. */
  readonly changed?: string;
}

/** Every canonical page. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  const { listings, places } = await catalogue();
  const landings = await landingStarts();
  const pages = await pageRoutes();
  const articles = await allArticles();
  return [
    { path: PATHS.home },
    { path: PATHS.destinations },
    ...landings.flatMap(({ props: { view } }) => (view.canonicalPath ? [] : [{ path: view.path }])),
    ...places.map(({ slug }) => ({ path: destinationPath(slug) })),
    ...listings.filter(isOffered).map(({ path, updatedAt }) => ({ path, changed: updatedAt.slice(0, 10) })),
    ...articles.map(({ id, data }) => ({ path: articlePath(id), changed: data.updatedAt })),
    ...pages.map(({ props }) => ({ path: props.path, changed: props.page.updatedAt })),
  ];
}
