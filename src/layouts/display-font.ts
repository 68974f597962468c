import { fontData } from 'astro:assets';

/** The address of the display typeface's file. */
export function displayFaceUrl(): string {
  const url = fontData['--font-fraunces'][0]?.src[0]?.url;
  if (!url) throw new Error('astro.config.mjs: the font family "Fraunces" has no file');
  return url;
}

/**
 * The `@font-face` rule for pages that use the display face from their first paint. `optional`: a
 * browser without the file shows the system face instead of a later shift.
 */
export function displayFaceRule(): string {
  return `@font-face{font-family:"Fraunces";src:url("${displayFaceUrl()}") format("woff2");font-weight:100 900;font-display:optional}`;
}
