import { correctEmailContract } from '../../lib/bookings/booking-links.contract.ts';
import {
  cancelBookingContract,
  saveHotelContract,
  saveParticipantContract,
} from '../../lib/bookings/bookings.contract.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import { correctEmail } from '../bookings/correct-email.ts';
import { findBooking, viewBooking } from '../bookings/read-booking.ts';
import { type SaveHotelOutcome, saveHotel } from '../bookings/save-hotel.ts';
import { saveParticipant } from '../bookings/save-participant.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { commandEndpoint, queryEndpoint } from '../http/endpoint.ts';

export const readBookingEndpoint = queryEndpoint(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const booking = await services.unitOfWork.read(async (repositories) => {
    const found = await findBooking(repositories, ref, secret);
    return found && viewBooking(repositories, found, services.passportKeys, services.clock());
  });
  if (booking === null) throw new ApiProblem(404);
  return answerJson(booking);
});

export const cancelBookingEndpoint = commandEndpoint(
  cancelBookingContract.request,
  async ({ services, ref: refOf, secret }, request) => {
    const ref = refOf();
    const { unitOfWork, clock, passportKeys } = services;
    const cancelled = await unitOfWork.write(ref, async (repositories) => {
      const booking = await findBooking(repositories, ref, secret);
      if (!booking) throw new ApiProblem(404);
      const outcome = await cancelBooking(repositories, booking, request, clock());
      if (outcome.kind === 'too-late')
        throw new ApiProblem(409, { detail: 'This booking cannot be cancelled any more.' });
      if (outcome.kind === 'departed') {
        throw new ApiProblem(409, {
          detail: 'The last trip of this booking has left, so it cannot be cancelled here any more. Write to us.',
        });
      }
      if (outcome.kind === 'other-refund') {
        const refund = formatMoney(outcome.refund);
        throw new ApiProblem(409, {
          detail: `The refund is ${refund} now. Nothing was cancelled: look at it and decide again.`,
        });
      }
      return viewBooking(repositories, outcome.booking, passportKeys, clock());
    });
    return answerJson(cancelled);
  },
);

export const saveParticipantEndpoint = commandEndpoint(
  saveParticipantContract.request,
  async ({ services, ref: refOf, secret }, form) => {
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
  },
);

function savedIn(outcome: SaveHotelOutcome) {
  if (outcome.kind === 'saved') return outcome.booking;
  if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
  const detail =
    outcome.kind === 'over'
      ? 'This trip is over, or it has left. Write to us about changes.'
      : 'We know that hotel already. Write to us to change it.';
  throw new ApiProblem(409, { detail });
}

export const saveHotelEndpoint = commandEndpoint(
  saveHotelContract.request,
  async ({ services, ref: refOf, secret }, form) => {
    const ref = refOf();
    const { unitOfWork, clock, passportKeys } = services;
    const { areas } = await services.catalogue();
    const saved = await unitOfWork.write(ref, async (repositories) => {
      const booking = await findBooking(repositories, ref, secret);
      if (!booking) throw new ApiProblem(404);
      const changed = savedIn(
        await saveHotel(repositories, booking, form, { areas, actor: 'traveller', now: clock() }),
      );
      return viewBooking(repositories, changed, passportKeys, clock());
    });
    return answerJson(saved);
  },
);

export const correctEmailEndpoint = commandEndpoint(
  correctEmailContract.request,
  async ({ services, ref: refOf, secret }, { email }) => {
    const ref = refOf();
    const { unitOfWork, clock, passportKeys } = services;
    const corrected = await unitOfWork.write(ref, async (repositories) => {
      const outcome = await correctEmail(repositories, { ref, secret, email }, clock());
      switch (outcome.kind) {
        case 'missing':
          throw new ApiProblem(404);
        case 'by-mail':
          throw new ApiProblem(409, {
            detail:
              'You opened this booking by a link from a mail. Correct the address on the device that booked, or write to us.',
          });
        case 'too-many':
          throw new ApiProblem(409, { detail: 'This address was corrected five times already. Write to us.' });
        case 'corrected':
          return viewBooking(repositories, outcome.booking, passportKeys, clock());
      }
    });
    return answerJson(corrected);
  },
);
