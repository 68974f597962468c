import { adoptSheet } from './adopt-stylesheet.ts';

/** Adds styles to this page, once: see adopt-sheet.ts. */
export function adoptStyles(css: string): void {
  adoptSheet(document, css);
}
