import type { Language } from '../../lib/languages/language.ts';
import { articlePath, destinationPath, PATHS } from '../../lib/navigation/paths.ts';
import type { OfflinePlan } from '../../lib/offline/cache-priority.ts';
import { siteSettings, translatedPlaces } from './catalogue.ts';
import { landingStarts } from './landing-pages.ts';
import { pageContext } from './page-context.ts';
import { allArticles, pageRoutes } from './pages.ts';

/** Pages for planning and booking any trip. */
const TOOLS = [PATHS.home, PATHS.offline, PATHS.cart, PATHS.search, PATHS.saved, PATHS.compare];

/** The saving priorities of the site: what every traveller needs, then the bestsellers. */
export async function offlinePlan(language: Language): Promise<OfflinePlan> {
  const { offline } = await siteSettings(language);
  const { catalogue, bestsellers } = await pageContext(language);
  const landings = await landingStarts(language);
  const pages = await pageRoutes(language);
  const articles = await allArticles(language);
  return {
    budgetBytes: offline.budgetBytes,
    first: [
      ...TOOLS,
      ...landings.filter(({ props }) => props.view.part === 1).map(({ props }) => props.view.path),
      ...bestsellers.flatMap((code) => catalogue.listingByCode.get(code)?.path ?? []),
      ...pages.map(({ props }) => props.path),
      ...articles.map(({ id }) => articlePath(id)),
      PATHS.destinations,
      ...(await translatedPlaces(language)).map(({ slug }) => destinationPath(slug)),
    ],
  };
}
