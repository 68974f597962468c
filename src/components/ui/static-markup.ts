import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LanguageContext } from '../../islands/kit/use-language.ts';
import type { Language } from '../../lib/languages/language.ts';

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
export function staticMarkup(element: ReactElement, language: Language): string {
  const markup = renderToStaticMarkup(createElement(LanguageContext, { value: language }, element));
  return SHORTER.reduce((text, [long, short]) => text.replace(long, short), markup);
}
