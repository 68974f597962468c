import type { APIRoute } from 'astro';
import { siteSettings } from '../site/content/catalogue.ts';

export const GET: APIRoute = async () => {
  const { url } = await siteSettings();
  return new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /cart\nDisallow: /participants\nDisallow: /confirmation\nDisallow: /cancel\nDisallow: /payment\nDisallow: /desk\nSitemap: ${url}/sitemap.xml\n`,
  );
};
