import { fontData } from 'astro:assets';

/** The address of the display typeface's file. */
export function displayFaceUrl(): string {
  const url = fontData['--font-fraunces'][0]?.src[0]?.url;
  if (!url) throw new Error('astro.config.mjs: the font family "Fraunces" has no file');
  return url;
}

/**
 * The typeface for pages that use it from their first paint on. `optional`: a browser that no longer has the file keeps the
 * system face instead of moving the page later.
 */
export function displayFaceRule(): string {
  return `@font-face{font-family:"Fraunces";src:url("${displayFaceUrl()}") format("woff2");font-weight:100 900;font-display:optional}`;
}
