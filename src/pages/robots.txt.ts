import type { APIRoute } from 'astro';
import { siteSettings } from '../site/content/catalogue.ts';

export const GET: APIRoute = async () => {
  const { url } = await siteSettings();
  // Other pages that are not to be listed say so themselves, which only who may read them sees.
  return new Response(`User-agent: *\nDisallow: /api/\nDisallow: /desk\nSitemap: ${url}/sitemap.xml\n`);
};
