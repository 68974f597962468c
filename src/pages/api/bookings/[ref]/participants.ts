import { saveParticipantContract } from '../../../../lib/bookings/bookings.contract.ts';
import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { saveParticipant } from '../../../../server/bookings/save-participant.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const PUT = commandEndpoint(saveParticipantContract.request, async ({ services, ref: refOf, secret }, form) => {
  const ref = refOf();
  const { unitOfWork, clock, passportKeys } = services;
  const saved = await unitOfWork.write(ref, async (repositories) => {
    const booking = await findBooking(repositories, ref, secret);
    if (!booking) throw new ApiProblem(404);
    const outcome = await saveParticipant(repositories, booking, form, passportKeys, clock());
    if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
    if (outcome.kind === 'over')
      throw new ApiProblem(409, { detail: 'This booking is over. Write to us about changes.' });
    return viewBooking(repositories, booking, passportKeys, clock());
  });
  return answerJson(saved);
});

export const ALL = methodNotAllowed('PUT');
