import { createFetch } from 'ofetch';
import { readCartContract, type SavedCart } from '../../lib/cart/cart.contract.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import { problemSchema } from '../../lib/site/problem.ts';
import { isProblem, REFUSAL_IN_BODY } from '../../lib/site/refusal-in-body.ts';

/**
 * Asks the server for a saved cart. A failure is retried once (specification.md#errors: defaults of ofetch).
 *
 * @throws Error when it cannot be had: with the `status` of the refusal where there was one
 */
export async function requestSavedCart(
  ref: string,
  secret: string,
  fetch: typeof globalThis.fetch = (...args) => globalThis.fetch(...args),
): Promise<SavedCart> {
  const request = createFetch({ fetch });
  const response = await request.raw<unknown>(readCartContract.path + ref, {
    headers: { [SECRET_HEADER]: secret, ...REFUSAL_IN_BODY },
    cache: 'no-store',
    responseType: 'json',
    parseResponse: JSON.parse,
  });
  const data = response._data;
  if (isProblem(response))
    throw Object.assign(new Error(`no cart ${ref}`), { status: problemSchema.parse(data).status });
  return readCartContract.response.parse(data);
}
