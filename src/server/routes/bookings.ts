import { correctEmailContract } from '../../lib/bookings/booking-links.contract.ts';
import {
  cancelBookingContract,
  saveHotelContract,
  saveParticipantContract,
} from '../../lib/bookings/bookings.contract.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { type CancelOutcome, cancelBooking } from '../bookings/cancel-booking.ts';
import { correctEmail } from '../bookings/correct-email.ts';
import { findBooking, viewOwnBooking } from '../bookings/read-booking.ts';
import { type SaveHotelOutcome, saveHotel } from '../bookings/save-hotel.ts';
import { saveParticipant } from '../bookings/save-participant.ts';
import { type Answer, answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type Call, commandEndpoint, queryEndpoint } from '../http/endpoint.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** Changes a booking. @returns the booking afterwards @throws ApiProblem */
type Change = (repositories: Repositories, booking: BookingRecord) => Promise<BookingRecord>;

export const readBookingEndpoint = queryEndpoint(async ({ services, ref: refOf, secret }) => {
  const ref = refOf();
  const booking = await services.unitOfWork.read(async (repositories) => {
    const found = await findBooking(repositories, ref, secret);
    return found && viewOwnBooking(repositories, found, services, services.clock());
  });
  if (booking === null) throw new ApiProblem(404);
  return answerJson(booking);
});

/**
 * Responds with a booking after a change. The booking is found by the address and the caller's
 * secret.
 *
 * @throws ApiProblem 404 where there is none
 */
async function changeBooking({ services, ref: refOf, secret }: Call, change: Change): Promise<Answer> {
  const ref = refOf();
  const { unitOfWork, clock } = services;
  const changed = await unitOfWork.write(ref, async (repositories) => {
    const booking = await findBooking(repositories, ref, secret);
    if (!booking) throw new ApiProblem(404);
    return viewOwnBooking(repositories, await change(repositories, booking), services, clock());
  });
  return answerJson(changed);
}

function cancelledIn(outcome: CancelOutcome): BookingRecord {
  switch (outcome.kind) {
    case 'too-late':
      throw new ApiProblem(409, { code: outcome.kind, detail: 'This booking can no longer be cancelled.' });
    case 'departed':
      throw new ApiProblem(409, {
        code: outcome.kind,
        detail: 'The last trip of this booking has left, so you can no longer cancel it here. Write to us.',
      });
    case 'other-refund':
      throw new ApiProblem(409, {
        code: outcome.kind,
        detail: `The refund is now ${formatMoney(outcome.refund, 'en-US')}. Nothing was cancelled: check the amount and decide again.`,
      });
    default:
      return outcome.booking;
  }
}

export const cancelBookingEndpoint = commandEndpoint(cancelBookingContract.request, (call, request) =>
  changeBooking(call, async (repositories, booking) =>
    cancelledIn(await cancelBooking(repositories, booking, request, call.services.clock())),
  ),
);

export const saveParticipantEndpoint = commandEndpoint(saveParticipantContract.request, (call, form) =>
  changeBooking(call, async (repositories, booking) => {
    const { passportKeys, clock } = call.services;
    const outcome = await saveParticipant(repositories, booking, form, passportKeys, clock());
    if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
    if (outcome.kind === 'over')
      throw new ApiProblem(409, { code: outcome.kind, detail: 'This booking is over. Write to us about changes.' });
    return booking;
  }),
);

function savedIn(outcome: SaveHotelOutcome): BookingRecord {
  if (outcome.kind === 'saved') return outcome.booking;
  if (outcome.kind === 'wrong') throw new ApiProblem(422, { errors: [...outcome.errors] });
  const detail =
    outcome.kind === 'over'
      ? 'This trip is over or has already left. Write to us about changes.'
      : 'We already have your hotel. Write to us to change it.';
  throw new ApiProblem(409, { code: outcome.kind, detail });
}

export const saveHotelEndpoint = commandEndpoint(saveHotelContract.request, async (call, form) => {
  const catalogue = await call.services.catalogue();
  return changeBooking(call, async (repositories, booking) => {
    const context = { catalogue, actor: 'traveller', now: call.services.clock() } as const;
    return savedIn(await saveHotel(repositories, booking, form, context));
  });
});

export const correctEmailEndpoint = commandEndpoint(
  correctEmailContract.request,
  async ({ services, ref: refOf, secret }, { email }) => {
    const ref = refOf();
    const { unitOfWork, clock } = services;
    const corrected = await unitOfWork.write(ref, async (repositories) => {
      const outcome = await correctEmail(repositories, { ref, secret, email }, clock());
      switch (outcome.kind) {
        case 'missing':
          throw new ApiProblem(404);
        case 'by-mail':
          throw new ApiProblem(409, {
            code: outcome.kind,
            detail:
              'You opened this booking with a link from an e-mail. Correct the address on the device you booked with, or write to us.',
          });
        case 'too-many':
          throw new ApiProblem(409, {
            code: outcome.kind,
            detail: 'This address has already been corrected five times. Write to us.',
          });
        case 'corrected':
          return viewOwnBooking(repositories, outcome.booking, services, clock());
      }
    });
    return answerJson(corrected);
  },
);
