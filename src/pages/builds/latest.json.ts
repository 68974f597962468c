import type { APIRoute } from 'astro';
import { buildIdentity } from '../../site/content/build-identity.ts';
import { jsonFile } from '../../site/content/json-response.ts';

/** Which build this is; open pages ask every hour (specification.md#calls). */
export const GET: APIRoute = () => {
  const { id, timestamp } = buildIdentity();
  return jsonFile({ id, timestamp });
};
