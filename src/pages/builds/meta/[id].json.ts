import type { APIRoute } from 'astro';
import { buildIdentity } from '../../../lib/content/build-identity.ts';
import { jsonFile } from '../../../lib/content/json-response.ts';
import { redirectRules } from '../../../lib/content/redirects.ts';

export function getStaticPaths() {
  return [{ params: { id: buildIdentity().id } }];
}

/** The route rules of this build (specification, section 7). */
export const GET: APIRoute = async () => {
  const rules = await redirectRules();
  return jsonFile({ ...buildIdentity(), redirects: rules });
};
