import { readCart } from '../../../server/bookings/read-cart.ts';
import { ApiProblem } from '../../../server/http/api-problem.ts';
import { answerJson, queryEndpoint } from '../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../server/http/problem-response.ts';

export const prerender = false;

export const GET = queryEndpoint(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const cart = await services.unitOfWork.read((repositories) => readCart(repositories, ref, secret));
  if (cart === null) throw new ApiProblem(404);
  return answerJson(cart);
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
