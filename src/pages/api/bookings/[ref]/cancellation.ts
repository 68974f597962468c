import { cancelBookingContract } from '../../../../lib/bookings/bookings.contract.ts';
import { formatMoney } from '../../../../lib/money/format-money.ts';
import { cancelBooking } from '../../../../server/bookings/cancel-booking.ts';
import { findBooking, viewBooking } from '../../../../server/bookings/read-booking.ts';
import { ApiProblem } from '../../../../server/http/api-problem.ts';
import { answerJson, commandEndpoint } from '../../../../server/http/endpoint.ts';
import { methodNotAllowed } from '../../../../server/http/problem-response.ts';

export const prerender = false;

export const POST = commandEndpoint(
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

export const ALL = methodNotAllowed('POST');
