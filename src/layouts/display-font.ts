import { fontData } from 'astro:assets';
import { LAZY_DISPLAY_FONT } from '../lib/site/display-font.ts';

/** The address of the display typeface's file. */
function displayFaceUrl(): string {
  const url = fontData['--font-fraunces'][0]?.src[0]?.url;
  if (!url) throw new Error('astro.config.mjs: the font family "Fraunces" has no file');
  return url;
}

/**
 * The `@font-face` rules of the display face. The first is for pages that use it from their first
 * paint on; `optional`: a browser without the file shows the system face instead of a later shift.
 * The other one is used by nothing until a script shows it (islands/start/display-font.ts).
 */
export function displayFaceRules(): string {
  const source = `src:url("${displayFaceUrl()}") format("woff2");font-weight:600`;
  return `@font-face{font-family:"Fraunces";${source};font-display:optional}@font-face{font-family:"${LAZY_DISPLAY_FONT}";${source}}`;
}
