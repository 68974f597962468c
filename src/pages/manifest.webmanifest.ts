import type { APIRoute } from 'astro';
import { DEFAULT_LANGUAGE } from '../lib/languages/language.ts';
import { webManifest } from '../lib/site/web-manifest.ts';
import { siteSettings } from '../site/content/catalogue.ts';

/** The web manifest, with which the site can be installed (specification.md#calls). */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(webManifest(await siteSettings(DEFAULT_LANGUAGE), DEFAULT_LANGUAGE)), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
