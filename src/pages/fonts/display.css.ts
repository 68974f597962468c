import { fontData } from 'astro:assets';
import type { APIRoute } from 'astro';

/** The display typeface, loaded late by every page. Falls back for as long as the file takes. */
function fontFace(): string {
  const [face] = fontData['--font-fraunces'];
  const [source] = face?.src ?? [];
  if (!face || !source) throw new Error('astro.config.ts: the font family "Fraunces" has no file');
  return `@font-face{font-family:"Fraunces";src:url("${source.url}") format("woff2");font-weight:${face.weight};font-style:normal;font-display:swap}`;
}

export const GET: APIRoute = () => new Response(fontFace(), { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
