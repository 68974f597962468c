import type { APIRoute } from 'astro';
import { jsonFile } from '../site/content/json-response.ts';
import { publicPages } from '../site/content/public-pages.ts';

/** What the site map lists. The build takes the file away: see build/plugins/site-map.ts. */
export const GET: APIRoute = async () => jsonFile(await publicPages());
