import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Shorter HTML for the XML syntax that React writes. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/srcSet=/g, 'srcset='],
  [/(?<=")\/>/g, '>'],
  [/=""/g, ''],
  [/><\/(?:path|circle|rect)>/g, '/>'],
];

/**
 * The markup of a React element that no page hydrates. Astro would number it like an island in the
 * order of building, so that no two builds would be equal.
 */
export function staticMarkup(element: ReactElement): string {
  return SHORTER.reduce((markup, [long, short]) => markup.replace(long, short), renderToStaticMarkup(element));
}
