import { createFetch } from 'ofetch';
import type { DataContract } from '../../lib/site/site-data.contract.ts';

/** Where data comes from. */
export interface DataSource {
  /** The browser's fetch, unless a test says otherwise. */
  readonly fetch?: typeof fetch;
  /** True to ask the server even where the browser has a copy. */
  readonly fresh?: boolean;
}

/**
 * Gets a data file of the site and checks its shape. A failure is retried once, as specification.md#errors says:
 * those are the defaults of ofetch.
 *
 * Import it dynamically: it brings ofetch and zod, which no page needs at its start.
 *
 * @throws Error when it cannot be had or has another shape
 */
export async function loadSiteData<Data>(contract: DataContract<Data>, source: DataSource = {}): Promise<Data> {
  const request = createFetch({ fetch: source.fetch ?? ((...args) => globalThis.fetch(...args)) });
  const cache = source.fresh ? 'no-cache' : 'default';
  // Read as text: a host answers what it does not have with a page, and what is said of that is its status.
  const text = await request(contract.path, { cache, responseType: 'text' });
  return contract.response.parse(JSON.parse(text));
}
