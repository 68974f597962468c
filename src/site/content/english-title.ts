import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { articlePath, PATHS } from '../../lib/navigation/paths.ts';
import { oncePerLanguage } from './once-per-language.ts';
import { pageContext } from './page-context.ts';
import { allArticles, pageRoutes } from './pages.ts';

const titlesByPath = oncePerLanguage(async (language): Promise<ReadonlyMap<string, string>> => {
  const { catalogue, heroes, site } = await pageContext(language);
  const articles = await allArticles(language);
  const pages = await pageRoutes(language);
  return new Map([
    ...Object.entries(heroes).flatMap(([path, { title }]) => (title ? [[path, title] as const] : [])),
    [PATHS.home, site.tagline] as const,
    ...articles.map(({ id, data }) => [articlePath(id), data.title] as const),
    ...pages.map(({ props }) => [props.path, props.page.title] as const),
    ...catalogue.listings.map(({ path, title }) => [path, title] as const),
  ]);
});

/**
 * The English title of a page, for messages to the operator. It is the given one where the page has
 * none of its own.
 *
 * @param path of the English page
 */
export async function englishTitle(path: string, title: string, language: Language): Promise<string> {
  if (language === DEFAULT_LANGUAGE) return title;
  return (await titlesByPath(DEFAULT_LANGUAGE)).get(path) ?? title;
}
