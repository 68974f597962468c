import type { Browser } from '@playwright/test';
import { DEFAULT_LANGUAGE, type Language } from '../../../src/lib/languages/language.ts';
import { languageOfPath, localizedPath } from '../../../src/lib/languages/localized-path.ts';
import { type PageFacts, readFacts } from './page-facts.ts';
import { siteMapUrls } from './site-map-urls.ts';

/** A row of `/catalogue.json` (specification.md#public-hooks). */
export interface CatalogueRow {
  readonly code: string;
  readonly slugs: readonly string[];
  readonly title: string;
  readonly type: string;
  readonly origin: string;
  readonly destination: string;
  readonly priceUsd: number;
  readonly extraUsd: number;
  readonly inc: number;
  readonly maxPeople: number;
  readonly sample: boolean;
  readonly path: string;
}

/** A page that answered, with the path that was asked for. */
export interface ReadPage extends PageFacts {
  readonly path: string;
  readonly status: number;
}

/** The built site in a language, as any client sees it: catalogue, site map and all pages. */
export interface Site {
  readonly language: Language;
  readonly baseUrl: string;
  /** The public address that the pages name, which is not where the test server listens. */
  readonly publicUrl: string;
  readonly catalogue: readonly CatalogueRow[];
  readonly pages: readonly ReadPage[];
  /** The paths of the site map in this language. */
  readonly mapped: readonly string[];
  /** @throws Error when no page was read at the path */
  readonly page: (path: string) => ReadPage;
}

/** Pages outside of the site map that have to answer all the same (specification.md#routes). */
const UNLISTED = ['/privatetour-details-PPS-PV-PPUREN', '/book-a-transportation', '/transportation-options'];

const PART_OF_LANDING = /^\/[^/]+\/page\/\d+$/;

/** The page of every slug of a listing, canonical or not. */
export function slugPaths({ path, slugs }: CatalogueRow): readonly string[] {
  const section = path.slice(0, path.lastIndexOf('/'));
  return slugs.map((slug) => `${section}/${slug}`);
}

/** Reads all pages in a language once, over plain HTTP; the browser only parses. */
export async function readSite(
  browser: Browser,
  baseUrl: string,
  language: Language = DEFAULT_LANGUAGE,
): Promise<Site> {
  const urls = await siteMapUrls(baseUrl);
  const publicUrl = new URL(urls[0] ?? baseUrl).origin;
  const catalogue: readonly CatalogueRow[] = await (await fetch(`${baseUrl}/catalogue.json`)).json();
  const parser = await browser.newPage();
  const read = async (path: string): Promise<ReadPage> => {
    const response = await fetch(baseUrl + path);
    return { path, status: response.status, ...(await parser.evaluate(readFacts, await response.text())) };
  };
  const mapped = urls.map((url) => new URL(url).pathname).filter((path) => languageOfPath(path).language === language);
  const unmapped = [...catalogue.flatMap(slugPaths), ...UNLISTED].map((path) => localizedPath(path, language));
  const paths = [...mapped, ...unmapped];
  const isPart = (link: string) => {
    const found = languageOfPath(link);
    return found.language === language && PART_OF_LANDING.test(found.path);
  };
  const first = await Promise.all([...new Set(paths)].map(read));
  const parts = new Set(first.flatMap(({ links }) => links.filter(isPart)));
  const pages = [...first, ...(await Promise.all([...parts].filter((part) => !paths.includes(part)).map(read)))];
  await parser.context().close();
  const page = (path: string) => {
    const found = pages.find((candidate) => candidate.path === path);
    if (!found) throw new Error(`${path} is neither in the site map nor an address of a listing`);
    return found;
  };
  return { language, baseUrl, publicUrl, catalogue, pages, mapped, page };
}
