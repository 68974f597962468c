import { placeBookingContract } from '../../../lib/api/bookings.ts';
import { isPossibleMobile } from '../../../lib/server/bookings/mobile-number.ts';
import { type PlaceOutcome, placeBooking } from '../../../lib/server/bookings/place-booking.ts';
import { viewBooking } from '../../../lib/server/bookings/read-booking.ts';
import { ApiProblem } from '../../../lib/server/http/api-problem.ts';
import { answerJson, writing } from '../../../lib/server/http/endpoint.ts';
import { methodNotAllowed, problemResponse } from '../../../lib/server/problem-response.ts';
import { hashOf } from '../../../lib/server/secrets/secret.ts';
import type { Services } from '../../../lib/server/services.ts';

export const prerender = false;

export const POST = writing(
  placeBookingContract.request,
  async ({ services, secret, idempotencyKey, count, about }, request) => {
    const { bookingRef: ref, contactInfo, bookingItems } = request;
    await about(ref);
    const placing = { request, secret, idempotencyKey: idempotencyKey(), requestHash: hashOf(JSON.stringify(request)) };
    if (!isPossibleMobile(contactInfo.mobile))
      throw wrong('contactInfo.mobile', 'a number that exists, with its country code');
    if (new Set(bookingItems.map((item) => item.ref)).size < bookingItems.length)
      throw wrong('bookingItems', 'each trip once');
    await count('placing');
    const catalogue = await services.catalogue();
    const outcome = await services.store.write(ref, (ledger) =>
      placeBooking(ledger, placing, catalogue, services.clock()),
    );
    return outcome.kind === 'placed' || outcome.kind === 'repeated'
      ? answerBooking(services, ref, outcome)
      : answerRefusal(outcome);
  },
);

export const ALL = methodNotAllowed('POST');

type Accepted = Extract<PlaceOutcome, { kind: 'placed' | 'repeated' }>;

async function answerBooking(services: Services, ref: string, { kind, secret }: Accepted): Promise<Response> {
  const booking = await services.store.read(async (ledger) => {
    const record = await ledger.bookings.find(ref);
    return record && viewBooking(ledger, record, services.passportKeys, services.clock());
  });
  if (!booking) throw new Error('a booking that was just placed is not there');
  return answerJson({ booking, ...(secret !== null && { secret }) }, kind === 'placed' ? 201 : 200);
}

function answerRefusal(outcome: Exclude<PlaceOutcome, Accepted>): Response {
  switch (outcome.kind) {
    case 'missing':
      throw new ApiProblem(404);
    case 'key-reused':
      throw new ApiProblem(422, { detail: 'This key belongs to another request. Use a new one.' });
    case 'already-booked':
      return conflict({ detail: 'This cart has been booked already. Start a new one.', items: [] });
    case 'different': {
      const { items, errors } = outcome;
      return conflict({
        detail: 'Something has changed. Nothing was booked: look at the cart again.',
        errors: [...errors],
        items,
      });
    }
  }
}

function conflict(more: Parameters<typeof problemResponse>[2]): Response {
  return problemResponse(409, {}, more);
}

function wrong(field: string, detail: string): ApiProblem {
  return new ApiProblem(422, { errors: [{ field, detail }] });
}
