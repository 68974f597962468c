import { readCart } from '../../../server/carts/read-cart.ts';
import { ApiProblem } from '../../../server/http/api-problem.ts';
import { answerJson, reading } from '../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../server/http/problem-response.ts';

export const prerender = false;

export const GET = reading(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const cart = await services.store.read((ledger) => readCart(ledger, ref, secret));
  if (cart === null) throw new ApiProblem(404);
  return answerJson(cart);
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
