import { saveParticipantContract } from '../../../../lib/bookings/bookings.contract.ts';
import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { saveParticipant } from '../../../../server/bookings/save-participant.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, writing } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const PUT = writing(saveParticipantContract.request, async ({ services, ref: refOf, secret }, form) => {
  const ref = refOf();
  const { store, clock, passportKeys } = services;
  const saved = await store.write(ref, async (ledger) => {
    const booking = await findBooking(ledger, ref, secret);
    if (!booking) throw new ApiProblem(404);
    const outcome = await saveParticipant(ledger, booking, form, passportKeys, clock());
    if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
    if (outcome.kind === 'over')
      throw new ApiProblem(409, { detail: 'This booking is over. Write to us about changes.' });
    return viewBooking(ledger, booking, passportKeys, clock());
  });
  return answerJson(saved);
});

export const ALL = methodNotAllowed('PUT');
