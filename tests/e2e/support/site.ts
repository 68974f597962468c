import type { Browser } from '@playwright/test';
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

/** The built site as any client sees it: its catalogue, its site map and all its pages. */
export interface Site {
  readonly baseUrl: string;
  /** The public address that the pages name, which is not where the test server listens. */
  readonly publicUrl: string;
  readonly catalogue: readonly CatalogueRow[];
  readonly pages: readonly ReadPage[];
  /** The paths of the site map. */
  readonly mapped: readonly string[];
  /** @throws Error when no page was read at the path */
  readonly page: (path: string) => ReadPage;
}

/** Pages outside of the site map that have to answer all the same (specification.md#routes). */
const UNLISTED = ['/privatetour-details-PPS-PV-PPUREN', '/book-a-transportation', '/transportation-options'];

const PARTS_OF_LANDINGS = /^\/[^/]+\/page\/\d+$/;

/** The page of every slug of a listing, canonical or not. */
export function slugPaths({ path, slugs }: CatalogueRow): readonly string[] {
  const section = path.slice(0, path.lastIndexOf('/'));
  return slugs.map((slug) => `${section}/${slug}`);
}

/** Reads the whole site once, over plain HTTP; the browser only parses. */
export async function readSite(browser: Browser, baseUrl: string): Promise<Site> {
  const urls = await siteMapUrls(baseUrl);
  const publicUrl = new URL(urls[0] ?? baseUrl).origin;
  const catalogue: readonly CatalogueRow[] = await (await fetch(`${baseUrl}/catalogue.json`)).json();
  const parser = await browser.newPage();
  const read = async (path: string): Promise<ReadPage> => {
    const response = await fetch(baseUrl + path);
    return { path, status: response.status, ...(await parser.evaluate(readFacts, await response.text())) };
  };
  const mapped = urls.map((url) => new URL(url).pathname);
  const paths = [...mapped, ...catalogue.flatMap(slugPaths), ...UNLISTED];
  const first = await Promise.all([...new Set(paths)].map(read));
  const parts = new Set(first.flatMap(({ links }) => links.filter((link) => PARTS_OF_LANDINGS.test(link))));
  const pages = [...first, ...(await Promise.all([...parts].filter((part) => !paths.includes(part)).map(read)))];
  await parser.context().close();
  const page = (path: string) => {
    const found = pages.find((candidate) => candidate.path === path);
    if (!found) throw new Error(`${path} is neither in the site map nor an address of a listing`);
    return found;
  };
  return { baseUrl, publicUrl, catalogue, pages, mapped, page };
}
