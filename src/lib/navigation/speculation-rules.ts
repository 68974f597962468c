import { PREFETCH_EXCLUSIONS } from './prefetch-exclusions.ts';

/**
 * Rules for pages that a browser may prerender, the same as those of prefetchable.ts. A module of
 * its own, because every page runs it before the first interaction.
 */
export function speculationRules(): string {
  const excluded = ['', '/:language'].flatMap((prefix) => PREFETCH_EXCLUSIONS.map((path) => prefix + path));
  const allowed = [
    { href_matches: '/*' },
    { not: { href_matches: excluded.flatMap((path) => [path, `${path}?*`, `${path}/*`]) } },
    { not: { selector_matches: '[download],[target]' } },
  ];
  const cards = { and: [...allowed, { selector_matches: 'article[data-listing] a' }] };
  const main = { and: [...allowed, { selector_matches: 'main a,nav a,.logo' }] };
  return JSON.stringify({
    prerender: [{ where: cards, eagerness: 'moderate' }],
    prefetch: [{ where: main, eagerness: 'moderate' }],
  });
}
