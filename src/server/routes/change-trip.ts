import { NO_PLACES } from '../../lib/bookings/bookings.contract.ts';
import { changeTripContract, OTHER_PRICE, quoteTripChangeContract } from '../../lib/bookings/change-trip.contract.ts';
import { type ChangeTripOnceOutcome, changeTripOnce } from '../bookings/change-trip-once.ts';
import { type ChangeRefusal, planTripChange } from '../bookings/plan-trip-change.ts';
import { findBooking, viewOwnBooking } from '../bookings/read-booking.ts';
import { type Answer, answerJson, problemResponse } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { commandEndpoint } from '../http/endpoint.ts';
import { keyedRequestOf, keyReusedProblem } from './keyed-request.ts';

export const quoteTripChangeEndpoint = commandEndpoint(quoteTripChangeContract.request, async (call, change) => {
  const { services, secret } = call;
  const ref = call.ref();
  const catalogue = await services.catalogue();
  const booking = await services.unitOfWork.read((repositories) => findBooking(repositories, ref, secret));
  if (!booking) throw new ApiProblem(404);
  const planned = planTripChange(booking, change, catalogue, services.clock());
  return planned.kind === 'planned' ? answerJson(planned.quote) : answerTripRefusal(planned, REFUSALS);
});

export const changeTripEndpoint = commandEndpoint(changeTripContract.request, async (call, change) => {
  const { services, secret } = call;
  const [ref, claim] = [call.ref(), keyedRequestOf(call, change)];
  const catalogue = await services.catalogue();
  const { unitOfWork, clock } = services;
  return unitOfWork.write(ref, async (repositories) => {
    const booking = await findBooking(repositories, ref, secret);
    if (!booking) throw new ApiProblem(404);
    const request = { ...change, actor: 'traveller', claim } as const;
    const outcome = await changeTripOnce(repositories, booking, request, catalogue, clock());
    return 'booking' in outcome
      ? answerJson(await viewOwnBooking(repositories, outcome.booking, services, clock()))
      : answerTripRefusal(outcome, REFUSALS);
  });
});

/** The words for each reason that has no more to it. */
export type RefusalTexts = Readonly<Record<Exclude<ChangeRefusal['kind'], 'wrong'>, string>>;

/** The answer to a change that was not made. @throws ApiProblem 422 for a wrong field or key */
export function answerTripRefusal(
  outcome: Exclude<ChangeTripOnceOutcome, { booking: unknown }> | ChangeRefusal,
  texts: RefusalTexts,
): Answer {
  switch (outcome.kind) {
    case 'wrong':
      throw new ApiProblem(422, { errors: [...outcome.errors] });
    case 'key-reused':
      throw keyReusedProblem();
    case 'other-price': {
      const detail = 'The price has changed. Your trip was not changed: check the new price and decide again.';
      return problemResponse(409, {}, { code: OTHER_PRICE, detail, quote: outcome.quote });
    }
    case 'full': {
      const detail = 'That departure does not have enough places left. Nothing was changed: choose another one.';
      return problemResponse(409, {}, { code: NO_PLACES, detail, fullTrips: outcome.fullTrips });
    }
    default:
      return problemResponse(409, {}, { code: outcome.kind, detail: texts[outcome.kind] });
  }
}

const REFUSALS: RefusalTexts = {
  over: 'This booking is over. Write to us about changes.',
  'too-late': 'It is too late to change this trip here. Write to us or call us.',
  withdrawn: 'This trip is no longer offered. Write to us about changes.',
  'too-many': 'This trip has already been changed ten times. Write to us to change it again.',
  'by-operator':
    'We have already refunded money for this booking, so we need to make this change by hand. Write to us.',
};
