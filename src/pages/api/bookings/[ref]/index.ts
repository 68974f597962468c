import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, reading } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const GET = reading(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const booking = await services.store.read(async (ledger) => {
    const found = await findBooking(ledger, ref, secret);
    return found && viewBooking(ledger, found, services.passportKeys, services.clock());
  });
  if (booking === null) throw new ApiProblem(404);
  return answerJson(booking);
});

export const HEAD = GET;
export const ALL = methodNotAllowed('GET', 'HEAD');
