import { saveHotelContract } from '../../../../lib/bookings/bookings.contract.ts';
import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { type SaveHotelOutcome, saveHotel } from '../../../../server/bookings/save-hotel.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

function savedIn(outcome: SaveHotelOutcome) {
  if (outcome.kind === 'saved') return outcome.booking;
  if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
  const detail =
    outcome.kind === 'over'
      ? 'This trip is over, or it has left. Write to us about changes.'
      : 'We know that hotel already. Write to us to change it.';
  throw new ApiProblem(409, { detail });
}

export const PUT = commandEndpoint(saveHotelContract.request, async ({ services, ref: refOf, secret }, form) => {
  const ref = refOf();
  const { unitOfWork, clock, passportKeys } = services;
  const { areas } = await services.catalogue();
  const saved = await unitOfWork.write(ref, async (repositories) => {
    const booking = await findBooking(repositories, ref, secret);
    if (!booking) throw new ApiProblem(404);
    const changed = savedIn(await saveHotel(repositories, booking, form, { areas, actor: 'traveller', now: clock() }));
    return viewBooking(repositories, changed, passportKeys, clock());
  });
  return answerJson(saved);
});

export const ALL = methodNotAllowed('PUT');
