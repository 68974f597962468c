import type { Answer } from './answer.ts';
import { type Call, type Endpoint, headerOf, type RequestContext, withErrorResponses } from './endpoint.ts';
import { readBytes, requireJson } from './json-body.ts';

/** A request of another server, its body as raw bytes for the signature. */
export interface SignedRequest {
  readonly body: Uint8Array;
  readonly headers: { get(name: string): string | null };
}

/** A payment with everything around it has about 10 KB. */
const MAX_SIGNED_BODY_BYTES = 200 * 1024;

/** An endpoint that other servers call from any origin: its handler must check the signature. */
export function webhookEndpoint(
  answer: (call: Call, signed: SignedRequest, params: RequestContext['params']) => Promise<Answer>,
): Endpoint {
  return withErrorResponses(async (call, { request, params }) => {
    await call.count('delivery');
    requireJson(request);
    const headers = { get: (name: string) => headerOf(request, name) };
    return answer(call, { body: await readBytes(request, MAX_SIGNED_BODY_BYTES), headers }, params);
  });
}
