import { type ReadCartOutcome, readCartContract } from '../../lib/cart/cart.contract.ts';
import { requestNumberText } from '../../lib/checkout/request-error.text.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { callApi } from '../booking-service/call-api.ts';
import { pageLanguage } from '../page/page-language.ts';

/** Requests a saved cart from the server. Never rejects. */
export async function requestSavedCart(ref: string, secret: string, fetch?: Fetch): Promise<ReadCartOutcome> {
  const { method, path, response } = readCartContract;
  const reply = await callApi({ method, path: path + ref, headers: { [SECRET_HEADER]: secret } }, fetch);
  if (reply.kind === 'problem' && reply.status === 404) return { kind: 'missing' };
  const cart = reply.kind === 'data' ? response.safeParse(reply.data).data : undefined;
  if (cart) return { kind: 'found', cart };
  // The page has no words of its own for it: they come with this code.
  const requestId = reply.kind === 'unavailable' ? reply.requestId : undefined;
  const number = requestNumberText(requestId, pageLanguage());
  return { kind: 'failed', ...(number !== null && { number }) };
}
