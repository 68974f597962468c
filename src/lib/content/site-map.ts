import { articlePath, destinationPath, PATHS } from '../paths.ts';
import type { PublicPage } from '../seo/sitemap.ts';
import { catalogue } from './catalogue.ts';
import { landingRoutes } from './landing-pages.ts';
import { allArticles, pageRoutes } from './pages.ts';

/** Every page that has an address of its own: canonical ones only. */
export async function publicPages(): Promise<readonly PublicPage[]> {
  const { listings, places } = await catalogue();
  const landings = await landingRoutes();
  const pages = await pageRoutes();
  const articles = await allArticles();
  return [
    { path: PATHS.home },
    { path: PATHS.destinations },
    { path: PATHS.search },
    ...landings.map(({ props }) => ({ path: props.view.path })),
    ...places.map(({ slug }) => ({ path: destinationPath(slug) })),
    ...listings.map(({ path, updatedAt }) => ({ path, changed: updatedAt.slice(0, 10) })),
    ...articles.map(({ id, data }) => ({ path: articlePath(id), changed: data.updatedAt })),
    ...pages.map(({ props }) => ({ path: props.path, changed: props.page.updatedAt })),
  ];
}
