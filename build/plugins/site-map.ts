import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sitemap, { type SitemapItem } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { load } from 'js-yaml';
import { LANGUAGE_CODES } from '../../src/lib/languages/language.ts';
import { siteSchema } from '../../src/lib/site/site.schema.ts';
import type { PublicPage } from '../../src/site/content/public-pages.ts';
import { siteUrl } from '../../src/site/content/site-url.ts';

/** The list `public-pages` of src/pages/[...data].json.ts, which is deleted once it is read. */
const PUBLIC_PAGES = 'public-pages.json';
const INDEX = 'sitemap-index.xml';
/** The address that robots.txt names, and that search engines try by themselves. */
const ADDRESS = 'sitemap.xml';

/** The public address in the settings; undefined where invalid, as the loader reports that. */
function configuredUrl(root: string): string | undefined {
  const file = resolve(root, process.env['CONTENT_DIR'] || 'src/content', 'settings/site.yaml');
  try {
    return siteSchema.safeParse(load(readFileSync(file, 'utf8'))).data?.url;
  } catch {
    return undefined;
  }
}

function pathOf(url: string): string {
  return new URL(url).pathname.replace(/(?<=.)\/$/, '');
}

/** The map's pages that are not listed yet, and what is listed of each. */
class Entries {
  #pages = new Map<string, PublicPage>();
  #alternates: ReadonlyMap<string, readonly PublicPage[]> = new Map();
  #site = '';

  open(file: string, site: string): void {
    const pages: readonly PublicPage[] = JSON.parse(readFileSync(file, 'utf8'));
    this.#pages = new Map(pages.map((page) => [page.path, page]));
    this.#alternates = Map.groupBy(pages, ({ english }) => english);
    this.#site = site;
  }

  /** The entry of a built page; undefined for pages that are not for search engines. */
  take(item: SitemapItem): SitemapItem | undefined {
    const page = this.#pages.get(pathOf(item.url));
    if (!page) return undefined;
    this.#pages.delete(page.path);
    const links = this.#linksOf(page);
    return {
      ...item,
      url: this.#urlOf(page.path),
      ...(page.changed && { lastmod: page.changed }),
      ...(links.length > 1 && { links }),
    };
  }

  #urlOf(path: string): string {
    return `${this.#site}${path === '/' ? '' : path}`;
  }

  /** The same page in every language that it exists in. */
  #linksOf({ english }: PublicPage) {
    return (this.#alternates.get(english) ?? []).map(({ language, path }) => ({
      lang: language,
      url: this.#urlOf(path),
    }));
  }

  get missing(): readonly string[] {
    return [...this.#pages.keys()];
  }
}

/**
 * Writes the site map with `@astrojs/sitemap`: public pages with their last change. `/sitemap.xml`
 * is a copy of the index, so that the address is the same on every host.
 */
export function siteMap(): AstroIntegration[] {
  const entries = new Entries();
  let site: string | undefined;
  const before: AstroIntegration = {
    name: 'site-map-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const url = configuredUrl(fileURLToPath(config.root));
        site = url && siteUrl(url);
        if (site) updateConfig({ site });
      },
      'astro:build:done': ({ dir }) => {
        const file = join(fileURLToPath(dir), PUBLIC_PAGES);
        entries.open(file, site ?? '');
        rmSync(file);
        rmSync(join(fileURLToPath(dir), INDEX), { force: true });
      },
    },
  };
  const after: AstroIntegration = {
    name: 'site-map-address',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const missing = entries.missing;
        if (missing.length > 0) throw new Error(`The site map names pages that were not built: ${missing.join(', ')}`);
        copyFileSync(join(fileURLToPath(dir), INDEX), join(fileURLToPath(dir), ADDRESS));
      },
    },
  };
  const map = sitemap({
    serialize: (item) => entries.take(item),
    namespaces: { news: false, xhtml: LANGUAGE_CODES.length > 1, image: false, video: false },
  });
  return [before, map, after];
}
