import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, queryEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const GET = queryEndpoint(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const booking = await services.unitOfWork.read(async (repositories) => {
    const found = await findBooking(repositories, ref, secret);
    return found && viewBooking(repositories, found, services.passportKeys, services.clock());
  });
  if (booking === null) throw new ApiProblem(404);
  return answerJson(booking);
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
