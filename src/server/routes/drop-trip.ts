import { dropTripContract } from '../../lib/bookings/drop-trip.contract.ts';
import { formatMoney } from '../../lib/money/format-money.ts';
import { type DropTripOnceOutcome, dropTripOnce } from '../bookings/drop-trip-once.ts';
import type { DropRefusal } from '../bookings/plan-trip-drop.ts';
import { findBooking, viewOwnBooking } from '../bookings/read-booking.ts';
import { answerJson } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { commandEndpoint } from '../http/endpoint.ts';
import { keyedRequestOf, keyReusedProblem } from './keyed-request.ts';

export const dropTripEndpoint = commandEndpoint(dropTripContract.request, async (call, body) => {
  const { services, secret } = call;
  const { unitOfWork, clock } = services;
  const [ref, claim] = [call.ref(), keyedRequestOf(call, body)];
  return unitOfWork.write(ref, async (repositories) => {
    const booking = await findBooking(repositories, ref, secret);
    if (!booking) throw new ApiProblem(404);
    const request = { ...body, actor: 'traveller', claim } as const;
    const outcome = await dropTripOnce(repositories, booking, request, clock());
    if (!('booking' in outcome)) throw dropRefusal(outcome, REFUSALS);
    return answerJson(await viewOwnBooking(repositories, outcome.booking, services, clock()));
  });
});

/** The words for each reason that has no more to it. */
export type DropRefusalTexts = Readonly<Record<Exclude<DropRefusal['kind'], 'wrong'>, string>>;

/** The problem of a trip that was not taken out. */
export function dropRefusal(
  outcome: Exclude<DropTripOnceOutcome, { booking: unknown }>,
  texts: DropRefusalTexts,
): ApiProblem {
  switch (outcome.kind) {
    case 'wrong':
      return new ApiProblem(422, { errors: [...outcome.errors] });
    case 'key-reused':
      return keyReusedProblem();
    case 'other-refund': {
      const detail = `The refund is now ${formatMoney(outcome.refund, 'en-US')}. Nothing was changed: check the amount and decide again.`;
      return new ApiProblem(409, { code: outcome.kind, detail });
    }
    default:
      return new ApiProblem(409, { code: outcome.kind, detail: texts[outcome.kind] });
  }
}

const REFUSALS: DropRefusalTexts = {
  over: 'This booking is over. Write to us about changes.',
  'not-called-off': 'This trip takes place, so it can only be changed, or cancelled with the whole booking.',
  'last-trip': 'This is the only trip of the booking. Cancel the booking, and you get everything back.',
};
