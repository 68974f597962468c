import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** React writes HTML as XML has it; a page has no bytes for that, and its other markup is shorter. */
const SHORTER: readonly (readonly [RegExp, string])[] = [
  [/srcSet=/g, 'srcset='],
  [/(?<=")\/>/g, '>'],
  [/=""/g, ''],
  [/><\/(?:path|circle|rect)>/g, '/>'],
];

/** The markup of a React element that stays as it is: without what React needs to hydrate it, and in no island. */
export function staticMarkup(element: ReactElement): string {
  return SHORTER.reduce((markup, [long, short]) => markup.replace(long, short), renderToStaticMarkup(element));
}
