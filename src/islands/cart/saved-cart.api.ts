import { type ReadCartOutcome, readCartContract } from '../../lib/cart/cart.contract.ts';
import { SECRET_HEADER } from '../../lib/site/headers.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import { callApi } from '../booking-service/call-api.ts';

/** Requests a saved cart from the server. Never rejects. */
export async function requestSavedCart(ref: string, secret: string, fetch?: Fetch): Promise<ReadCartOutcome> {
  const { method, path, response } = readCartContract;
  const reply = await callApi({ method, path: path + ref, headers: { [SECRET_HEADER]: secret } }, fetch);
  if (reply.kind === 'problem' && reply.status === 404) return { kind: 'missing' };
  const cart = reply.kind === 'data' ? response.safeParse(reply.data).data : undefined;
  return cart ? { kind: 'found', cart } : { kind: 'failed' };
}
