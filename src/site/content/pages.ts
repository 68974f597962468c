import type { CollectionEntry } from 'astro:content';
import type { Language } from '../../lib/languages/language.ts';
import { pagePath } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/site/page.schema.ts';
import { siteSettings } from './catalogue.ts';
import { languagesOf, translatedDocuments } from './translations.ts';

/** A generic page such as privacy, for `getStaticPaths`. */
export interface PageRoute {
  readonly params: { readonly page: string };
  readonly props: {
    readonly kind: 'page';
    readonly id: string;
    readonly path: string;
    readonly page: Page;
    readonly siteUrl: string;
    readonly languages: readonly Language[];
  };
}

/** Every generic page: `/{slug}`. */
export async function pageRoutes(language: Language): Promise<readonly PageRoute[]> {
  const pages = await translatedDocuments('pages', language);
  const { url: siteUrl } = await siteSettings(language);
  return Promise.all(
    pages.map(async ({ id, data }) => ({
      params: { page: id },
      props: {
        kind: 'page' as const,
        id,
        path: pagePath(id),
        page: data,
        siteUrl,
        languages: await languagesOf('pages', id),
      },
    })),
  );
}

/** A generic page with its body in a language; undefined where it does not exist there. */
export async function pageDocument(id: string, language: Language): Promise<CollectionEntry<'pages'> | undefined> {
  return (await translatedDocuments('pages', language)).find((page) => page.id === id);
}

/** Every article. */
export function allArticles(language: Language): Promise<readonly CollectionEntry<'articles'>[]> {
  return translatedDocuments('articles', language);
}
