/** Where opening a page ahead could do something, or shows what only one traveller may see. */
export const NEVER_AHEAD = [
  '/api',
  '/cart',
  '/payment',
  '/confirmation',
  '/participants',
  '/booking',
  '/cancel',
] as const;

/** So many pages are fetched at once (specification, section 9, Timing). */
export const AT_ONCE = 5;

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
  return !NEVER_AHEAD.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The same rule for browsers that open pages ahead by themselves (Speculation Rules). */
export function speculationRules(): string {
  const allowed = [
    { href_matches: '/*' },
    { not: { href_matches: NEVER_AHEAD.flatMap((path) => [path, `${path}?*`, `${path}/*`]) } },
    { not: { selector_matches: '[download],[target]' } },
  ];
  const cards = { and: [...allowed, { selector_matches: 'article[data-listing] a' }] };
  const main = { and: [...allowed, { selector_matches: 'main a,nav a,.logo' }] };
  return JSON.stringify({
    prerender: [{ where: cards, eagerness: 'moderate' }],
    prefetch: [{ where: main, eagerness: 'moderate' }],
  });
}
