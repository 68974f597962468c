import { adoptStylesheet } from './adopt-stylesheet.ts';

/** Adds styles to this page, once: see adopt-stylesheet.ts. */
export function adoptStyles(css: string): void {
  adoptStylesheet(document, css);
}
