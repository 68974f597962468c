import { titleCase } from '../text/title-case.ts';
import type { Heroes } from './hero.schema.ts';

/**
 * A page's title: from the table of titles, else the path in title case
 * (specification.md#titles-and-hero-pictures).
 */
export function titleFor(path: string, heroes: Heroes): string {
  return heroes[path]?.title ?? titleCase(path);
}
