import { localizedPath } from '../../lib/languages/localized-path.ts';
import { type Fetch, getJson } from '../../lib/site/http-client.ts';
import type { DataContract } from '../../lib/site/site-data.contract.ts';
import { pageLanguage } from '../page/page-language.ts';

/** The address of a data file. */
export interface DataSource {
  /** The browser's fetch by default. */
  readonly fetch?: Fetch;
  /** True to bypass the browser's cache. */
  readonly fresh?: boolean;
}

/**
 * Loads a data file of the site, in the page's language, and validates it. Import it
 * dynamically: contracts import zod, which no page needs at its start.
 *
 * @throws Error when it cannot be loaded, with the `status` of a refusal, or has another shape
 */
export async function loadSiteData<Data>(
  { path, hasLanguages = false, response }: DataContract<Data>,
  { fetch, fresh }: DataSource = {},
): Promise<Data> {
  const own = hasLanguages ? localizedPath(path, pageLanguage()) : path;
  return response.parse(await getJson({ path: own, cache: fresh ? 'no-cache' : 'default' }, fetch));
}
