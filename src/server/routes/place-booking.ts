import type { FullTrip } from '../../lib/availability/full-trip.schema.ts';
import {
  ANSWERED_BEFORE,
  NO_PLACES,
  type PlaceBookingRequest,
  placeBookingContract,
} from '../../lib/bookings/bookings.contract.ts';
import { NO_RATE_DETAIL } from '../../lib/cart/cart.contract.ts';
import type { CartItem } from '../../lib/cart/cart-item.schema.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { isPossibleMobile } from '../bookings/mobile-number.ts';
import { type PlaceOutcome, placeBooking } from '../bookings/place-booking.ts';
import { viewOwnBooking } from '../bookings/read-booking.ts';
import { type Answer, answerJson, problemResponse } from '../http/answer.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { type Call, commandEndpoint } from '../http/endpoint.ts';
import type { Services } from '../http/services.ts';
import { originOf } from '../mail/mail-limits.ts';
import { hashOf } from '../secrets/secret.ts';
import { keyReusedProblem } from './keyed-request.ts';

export const placeBookingEndpoint = commandEndpoint(
  placeBookingContract.request,
  async (call, request) => {
    const { services, secret, network, idempotencyKey } = call;
    const { bookingRef: ref } = request;
    const placing = {
      request,
      secret,
      idempotencyKey: idempotencyKey(),
      requestHash: hashOf(JSON.stringify(request)),
      origin: originOf(network, services.passportKeys),
      isPaidOnline: services.payments.some(({ method }) => method.id === request.paymentMethod),
    };
    requirePlaceable(request);
    const catalogue = await services.catalogue();
    const outcome = await inTurn(call, ref, () =>
      services.unitOfWork.write(ref, (repositories) =>
        placeBooking(repositories, placing, catalogue, services.clock()),
      ),
    );
    return outcome.kind === 'placed' || outcome.kind === 'repeated'
      ? answerBooking(services, ref, outcome)
      : answerPlaceRefusal(outcome);
  },
  { refOf: ({ bookingRef }) => bookingRef, mayBeNew: true },
);

/** Checks what no schema does. @throws ApiProblem 422 */
export function requirePlaceable({ contactInfo, bookingItems }: PlaceBookingRequest): void {
  if (!isPossibleMobile(contactInfo.mobile))
    throw wrong('contactInfo.mobile', 'a number that exists, with its country code');
  if (new Set(bookingItems.map((item) => item.ref)).size < bookingItems.length)
    throw wrong('bookingItems', 'each trip once');
}

/** Queues bookings of a network once there are many; the owner of a saved cart is not queued. */
async function inTurn(
  { services, secret, network, reserve }: Call,
  ref: string,
  place: () => Promise<PlaceOutcome>,
): Promise<PlaceOutcome> {
  if (secret !== null && (await services.accessOf(ref, secret)) === 'open') return place();
  const turn = await reserve('placing');
  let isPlaced = false;
  try {
    if (!turn.isWithin && !(await services.placementQueue(network))) {
      throw new ApiProblem(
        503,
        {
          detail: 'Too many bookings are coming from your network right now. Nothing was saved: try again in a minute.',
        },
        { 'Retry-After': '60' },
      );
    }
    const outcome = await place();
    isPlaced = outcome.kind === 'placed';
    return outcome;
  } finally {
    if (!isPlaced) await turn.release();
  }
}

type Accepted = Extract<PlaceOutcome, { kind: 'placed' | 'repeated' }>;

async function answerBooking(services: Services, ref: string, { kind, secret }: Accepted): Promise<Answer> {
  const booking = await services.unitOfWork.read(async (repositories) => {
    const record = await repositories.bookings.find(ref);
    return record && viewOwnBooking(repositories, record, services, services.clock());
  });
  if (!booking) throw new Error('a booking that was just placed is not there');
  return answerJson({ booking, ...(secret !== null && { secret }) }, kind === 'placed' ? 201 : 200);
}

/** The answer where nothing was booked. @throws ApiProblem for what is no conflict */
export function answerPlaceRefusal(outcome: Exclude<PlaceOutcome, Accepted>): Answer {
  switch (outcome.kind) {
    case 'missing':
      throw new ApiProblem(404);
    case 'key-reused':
      throw keyReusedProblem();
    case 'answered-before':
      return conflict({
        code: ANSWERED_BEFORE,
        detail:
          'You have already booked this, so nothing was booked again. The link to your booking is in the e-mail we sent you. Cannot find it? Write to us.',
        items: [],
      });
    case 'already-booked':
      return conflict({ code: outcome.kind, detail: 'This cart has already been booked. Start a new one.', items: [] });
    case 'no-rate':
      throw wrong('currency', NO_RATE_DETAIL);
    case 'full': {
      const { items, fullTrips } = outcome;
      return conflict({
        code: NO_PLACES,
        detail: 'Not enough places are left. Nothing was booked: choose another departure.',
        errors: fullTrips.map((full) => fullTripError(full, items)),
        items,
        fullTrips,
      });
    }
    case 'different': {
      const { items, errors } = outcome;
      return conflict({
        code: outcome.kind,
        detail: 'Something has changed. Nothing was booked: check your cart again.',
        errors: [...errors],
        items,
      });
    }
  }
}

function fullTripError({ ref, status, largestGroup }: FullTrip, items: readonly CartItem[]): FieldError {
  const field = `bookingItems.${items.findIndex((item) => item.ref === ref)}.trip.time`;
  const left = largestGroup > 0 ? `There is room for ${largestGroup} at most.` : 'No places are left.';
  return { field, code: status, detail: status === 'CLOSED' ? 'It cannot be booked on that day.' : left };
}

function conflict(more: Parameters<typeof problemResponse>[2]): Answer {
  return problemResponse(409, {}, more);
}

function wrong(field: string, detail: string): ApiProblem {
  return new ApiProblem(422, { errors: [{ field, detail }] });
}
