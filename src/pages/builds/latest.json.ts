import type { APIRoute } from 'astro';
import { buildIdentity } from '../../lib/content/build-identity.ts';
import { jsonFile } from '../../lib/content/json-response.ts';

/** Which build this is; open pages ask every hour (specification, section 7). */
export const GET: APIRoute = () => jsonFile(buildIdentity());
