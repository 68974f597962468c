import { createFetch } from 'ofetch';
import { readCartContract, type SavedCart } from '../api/cart.ts';
import { SECRET_HEADER } from '../api/headers.ts';

/**
 * Asks the server for a saved cart. A failure is retried once (specification, section 8: defaults of ofetch).
 *
 * @throws Error when it cannot be had: with the `status` of the answer where there was one
 */
export async function readSavedCart(
  ref: string,
  secret: string,
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Promise<SavedCart> {
  const request = createFetch({ fetch });
  const data: unknown = await request(readCartContract.path + ref, {
    headers: { [SECRET_HEADER]: secret },
    cache: 'no-store',
    responseType: 'json',
    parseResponse: JSON.parse,
  });
  return readCartContract.response.parse(data);
}
