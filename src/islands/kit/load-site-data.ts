import { type Fetch, getJson } from '../../lib/site/http-client.ts';
import type { DataContract } from '../../lib/site/site-data.contract.ts';

/** Where data comes from. */
export interface DataSource {
  /** The browser's fetch, unless a test says otherwise. */
  readonly fetch?: Fetch;
  /** True to ask the server even where the browser has a copy. */
  readonly fresh?: boolean;
}

/**
 * Gets a data file of the site and checks its shape. Import it dynamically: contracts bring zod, which no page needs at its
 * start.
 *
 * @throws Error when it cannot be had, with the `status` of a refusal, or has another shape
 */
export async function loadSiteData<Data>(
  { path, response }: DataContract<Data>,
  { fetch, fresh }: DataSource = {},
): Promise<Data> {
  return response.parse(await getJson({ path, cache: fresh ? 'no-cache' : 'default' }, fetch));
}
