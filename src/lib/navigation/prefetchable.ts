import { PREFETCH_EXCLUSIONS } from './prefetch-exclusions.ts';

/** So many pages are fetched at once (specification.md#timing). */
export const PREFETCH_CONCURRENCY = 5;

const FILE = /\.\w+$/;

/**
 * Whether a linked page may be fetched before anybody asks for it.
 *
 * @param href the link's whole address
 * @param here the whole address of the page that it stands on
 */
export function isPrefetchable(href: string, here: string): boolean {
  if (!URL.canParse(href)) return false;
  const { origin, pathname } = new URL(href);
  const current = new URL(here);
  if (origin !== current.origin || pathname === current.pathname || FILE.test(pathname)) return false;
  return !PREFETCH_EXCLUSIONS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
