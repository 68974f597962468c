import { saveCartContract } from '../../../../lib/api/cart.ts';
import { saveCart } from '../../../../lib/server/carts/save-cart.ts';
import { ApiProblem } from '../../../../lib/server/http/api-problem.ts';
import { answerJson, writing } from '../../../../lib/server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../lib/server/problem-response.ts';

export const prerender = false;

export const POST = writing(saveCartContract.request, async ({ services, ref: refOf, secret, count }, body) => {
  const ref = refOf();
  if (secret === null) await count('claim');
  const outcome = await services.store.write(ref, (ledger) => saveCart(ledger, ref, secret, body, services.clock()));
  if (outcome.kind === 'missing') throw new ApiProblem(404);
  if (outcome.kind === 'booked')
    throw new ApiProblem(409, { detail: 'This cart has been booked and is not changed any more. Start a new one.' });
  return answerJson(outcome.response);
});

export const ALL = methodNotAllowed('POST');
