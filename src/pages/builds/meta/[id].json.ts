import type { APIRoute } from 'astro';
import { buildIdentity } from '../../../site/content/build-identity.ts';
import { jsonFile } from '../../../site/content/json-response.ts';
import { redirectRules } from '../../../site/content/redirects.ts';

export function getStaticPaths() {
  return [{ params: { id: buildIdentity().id } }];
}

/** The route rules of this build (specification.md#calls). */
export const GET: APIRoute = async () => {
  const rules = await redirectRules();
  const { id, timestamp } = buildIdentity();
  return jsonFile({ id, timestamp, redirects: rules });
};
