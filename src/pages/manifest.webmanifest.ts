import type { APIRoute } from 'astro';
import { siteSettings } from '../lib/content/catalogue.ts';
import { webManifest } from '../lib/site/web-manifest.ts';

/** What a system needs to know to install the site as an app (specification, section 7). */
export const GET: APIRoute = async () =>
  new Response(JSON.stringify(webManifest(await siteSettings())), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
