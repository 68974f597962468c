import { textWidth } from '../text/text-width.ts';
import { titleCase } from '../text/title-case.ts';
import type { Heroes } from './hero.schema.ts';

/** Search engines cut longer titles. Korean and Chinese characters count twice. */
export const MAX_TITLE_LENGTH = 60;

/** The title of a tab, with the site's name where both fit (specification.md#found-by-search). */
export function documentTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`;
  return textWidth(full) <= MAX_TITLE_LENGTH ? full : title;
}

/**
 * A page's title: from the table of titles, else the path in title case
 * (specification.md#titles-and-hero-pictures).
 */
export function titleFor(path: string, heroes: Heroes): string {
  return heroes[path]?.title ?? titleCase(path);
}
