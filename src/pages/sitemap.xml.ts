import type { APIRoute } from 'astro';
import { siteSettings } from '../lib/content/catalogue.ts';
import { publicPages } from '../lib/content/site-map.ts';
import { sitemapXml } from '../lib/seo/sitemap.ts';

export const GET: APIRoute = async () => {
  const { url } = await siteSettings();
  const xml = sitemapXml(await publicPages(), url);
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
};
