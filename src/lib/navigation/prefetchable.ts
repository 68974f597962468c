import { languageOfPath } from '../languages/localized-path.ts';
import { PREFETCH_EXCLUSIONS } from './prefetch-exclusions.ts';

/** Number of pages that are fetched in parallel (specification.md#timing). */
export const PREFETCH_CONCURRENCY = 5;

const FILE = /\.\w+$/;

/**
 * Whether a linked page may be fetched before it is opened.
 *
 * @param href the link's whole address
 * @param here the whole address of the page with the link
 */
export function isPrefetchable(href: string, here: string): boolean {
  if (!URL.canParse(href)) return false;
  const { origin, pathname } = new URL(href);
  const current = new URL(here);
  if (origin !== current.origin || pathname === current.pathname || FILE.test(pathname)) return false;
  const { path } = languageOfPath(pathname);
  return !PREFETCH_EXCLUSIONS.some((excluded) => path === excluded || path.startsWith(`${excluded}/`));
}
