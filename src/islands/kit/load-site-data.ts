import { type Fetch, getJson } from '../../lib/site/http-client.ts';
import type { DataContract } from '../../lib/site/site-data.contract.ts';

/** The address of a data file. */
export interface DataSource {
  /** The browser's fetch by default. */
  readonly fetch?: Fetch;
  /** True to bypass the browser's cache. */
  readonly fresh?: boolean;
}

/**
 * Loads a data file of the site and validates it. Import it dynamically: contracts import zod,
 * which no page needs at its start.
 *
 * @throws Error when it cannot be loaded, with the `status` of a refusal, or has another shape
 */
export async function loadSiteData<Data>(
  { path, response }: DataContract<Data>,
  { fetch, fresh }: DataSource = {},
): Promise<Data> {
  return response.parse(await getJson({ path, cache: fresh ? 'no-cache' : 'default' }, fetch));
}
