import type { APIRoute } from 'astro';
import { jsonFile } from '../site/content/json-response.ts';
import { redirectRules } from '../site/content/redirects.ts';

/** Every moved address. The server, the not-found page and the file for static hosts are made from it. */
export const GET: APIRoute = async () => jsonFile(await redirectRules());
