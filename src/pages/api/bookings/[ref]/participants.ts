import { saveParticipantContract } from '../../../../lib/api/bookings.ts';
import { findBooking, viewBooking } from '../../../../lib/server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../lib/server/http/api-problem.ts';
import { answerJson, writing } from '../../../../lib/server/http/endpoint.ts';
import { saveParticipant } from '../../../../lib/server/participants/save-participant.ts';
import { methodNotAllowed } from '../../../../lib/server/problem-response.ts';

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
