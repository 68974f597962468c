import { type CollectionEntry, getCollection } from 'astro:content';
import { pagePath } from '../../lib/navigation/paths.ts';
import type { Page } from '../../lib/site/page.schema.ts';
import { siteSettings } from './catalogue.ts';

/** A generic page such as privacy, for `getStaticPaths`. */
export interface PageRoute {
  readonly params: { readonly page: string };
  readonly props: {
    readonly kind: 'page';
    readonly id: string;
    readonly path: string;
    readonly page: Page;
    readonly siteUrl: string;
  };
}

/** Every generic page: `/{slug}`. */
export async function pageRoutes(): Promise<readonly PageRoute[]> {
  const pages = await getCollection('pages');
  const { url: siteUrl } = await siteSettings();
  return pages.map(({ id, data }) => ({
    params: { page: id },
    props: { kind: 'page', id, path: pagePath(id), page: data, siteUrl },
  }));
}

/** Every article. */
export function allArticles(): Promise<CollectionEntry<'articles'>[]> {
  return getCollection('articles');
}
