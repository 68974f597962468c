import type * as z from 'zod/mini';
import {
  correctEmailContract,
  findBookingContract,
  sendAgainContract,
} from '../../lib/bookings/booking-links.contract.ts';
import {
  ANSWERED_BEFORE,
  type BookingOutcome,
  type ChangeOutcome,
  cancelBookingContract,
  type PlaceOutcome,
  placeBookingContract,
  readBookingContract,
  saveHotelContract,
  saveParticipantContract,
} from '../../lib/bookings/bookings.contract.ts';
import {
  changeTripContract,
  quoteTripChangeContract,
  type TripChangeOutcome,
} from '../../lib/bookings/change-trip.contract.ts';
import { dropTripContract } from '../../lib/bookings/drop-trip.contract.ts';
import { serviceAnswersMessages } from '../../lib/messages/service-answers.ts';
import { paymentMethodsContract, startPaymentContract } from '../../lib/payments/payments.contract.ts';
import { IDEMPOTENCY_HEADER, SECRET_HEADER } from '../../lib/site/headers.ts';
import type { Fetch } from '../../lib/site/http-client.ts';
import type { Conflict, Invalid, RequestError } from '../../lib/site/request-outcome.ts';
import { serviceText } from '../../lib/site/service-text.ts';
import { pageLanguage } from '../page/page-language.ts';
import { secretOf } from './booking-secrets.store.ts';
import type { BookingService } from './booking-service.ts';
import { type ApiRequest, callApi, type Reply } from './call-api.ts';

/** A page older than the service, or a broken one. */
function invalidResponse(): RequestError {
  return { kind: 'unavailable', detail: serviceAnswersMessages(pageLanguage()).notUnderstood };
}

type Problem = Extract<Reply, { readonly kind: 'problem' }>;

function rejectionOf({ status, problem }: Problem): Conflict | Invalid | RequestError {
  const detail = serviceText(problem?.detail, pageLanguage());
  if (status === 404) return { kind: 'not-found' };
  if (status === 409) return { kind: 'conflict', detail, code: problem?.code };
  if (status === 422) return { kind: 'invalid', errors: problem?.errors ?? [], detail };
  return { kind: 'unavailable', detail };
}

/** The same for requests in which only the service can be wrong. */
function requestErrorOf(reply: Problem): RequestError {
  const outcome = rejectionOf(reply);
  return outcome.kind === 'conflict' || outcome.kind === 'invalid'
    ? { kind: 'unavailable', detail: outcome.detail }
    : outcome;
}

/** The outcome of a response that the contract allows. */
function parseWith<Schema extends z.ZodMiniType, Outcome>(
  schema: Schema,
  data: unknown,
  use: (data: z.output<Schema>) => Outcome,
): Outcome | RequestError {
  const result = schema.safeParse(data);
  return result.success ? use(result.data) : invalidResponse();
}

function placeOutcomeOf(reply: Reply): PlaceOutcome {
  if (reply.kind === 'data') {
    return parseWith(placeBookingContract.response, reply.data, ({ booking, secret = null }) => ({
      kind: 'ok',
      booking,
      secret,
    }));
  }
  if (reply.kind !== 'problem') return reply;
  const outcome = rejectionOf(reply);
  if (outcome.kind !== 'conflict') return outcome;
  if (reply.problem?.code === ANSWERED_BEFORE) return { ...outcome, isAnsweredBefore: true, items: [], errors: [] };
  return parseWith(placeBookingContract.conflict, reply.data, ({ items, errors = [], fullTrips }) => ({
    ...outcome,
    items,
    errors,
    fullTrips,
  }));
}

function bookingOutcomeOf(reply: Reply): BookingOutcome {
  if (reply.kind === 'problem') return requestErrorOf(reply);
  if (reply.kind !== 'data') return reply;
  return parseWith(readBookingContract.response, reply.data, (booking) => ({ kind: 'ok', booking }));
}

function changeOutcomeOf(reply: Reply): ChangeOutcome {
  return reply.kind === 'problem' ? rejectionOf(reply) : bookingOutcomeOf(reply);
}

function tripChangeOutcomeOf(reply: Reply): TripChangeOutcome {
  if (reply.kind !== 'problem') return bookingOutcomeOf(reply);
  const outcome = rejectionOf(reply);
  if (outcome.kind !== 'conflict') return outcome;
  return parseWith(changeTripContract.conflict, reply.data, ({ quote = null, fullTrips = [] }) => ({
    ...outcome,
    quote,
    fullTrips,
  }));
}

function secretHeader(ref: string): Readonly<Record<string, string>> {
  const secret = secretOf(ref);
  return secret === null ? {} : { [SECRET_HEADER]: secret };
}

/** The booking service over HTTP: see bookings.contract.ts. */
export function httpBookingService(fetch?: Fetch): BookingService {
  const call = (request: ApiRequest) => callApi(request, fetch);
  const bookingPath = (ref: string, rest = '') => `${readBookingContract.path}${ref}${rest}`;
  return {
    methods: async () => {
      const { method, path, response } = paymentMethodsContract;
      const reply = await call({ method, path });
      if (reply.kind === 'problem') return requestErrorOf(reply);
      return reply.kind === 'data'
        ? parseWith(response, reply.data, ({ methods }) => ({ kind: 'ok', methods }))
        : reply;
    },
    place: async (request, key) => {
      const { method, path } = placeBookingContract;
      const headers = { ...secretHeader(request.bookingRef), [IDEMPOTENCY_HEADER]: key };
      return placeOutcomeOf(await call({ method, path, headers, body: request }));
    },
    // Without a secret the service would only refuse the request.
    read: async (ref) =>
      secretOf(ref) === null
        ? { kind: 'not-found' }
        : bookingOutcomeOf(await call({ method: 'GET', path: bookingPath(ref), headers: secretHeader(ref) })),
    startPayment: async (ref, id, key) => {
      const { method, path, response } = startPaymentContract;
      const headers = { ...secretHeader(ref), [IDEMPOTENCY_HEADER]: key };
      const reply = await call({ method, path: bookingPath(ref, path), headers, body: { method: id } });
      if (reply.kind === 'problem') return rejectionOf(reply);
      return reply.kind === 'data' ? parseWith(response, reply.data, (start) => start) : reply;
    },
    cancel: async (ref, body) => {
      const { method, path } = cancelBookingContract;
      return changeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body }));
    },
    quoteTripChange: async (ref, body) => {
      const { method, path, response } = quoteTripChangeContract;
      const reply = await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body });
      if (reply.kind === 'problem') return rejectionOf(reply);
      return reply.kind === 'data' ? parseWith(response, reply.data, (quote) => ({ kind: 'ok', quote })) : reply;
    },
    changeTrip: async (ref, body, key) => {
      const { method, path } = changeTripContract;
      const headers = { ...secretHeader(ref), [IDEMPOTENCY_HEADER]: key };
      return tripChangeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers, body }));
    },
    dropTrip: async (ref, body, key) => {
      const { method, path } = dropTripContract;
      const headers = { ...secretHeader(ref), [IDEMPOTENCY_HEADER]: key };
      return changeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers, body }));
    },
    saveHotel: async (ref, body) => {
      const { method, path } = saveHotelContract;
      return changeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body }));
    },
    find: async (ref, email) => {
      const { method, path } = findBookingContract;
      const reply = await call({ method, path, body: { ref, email } });
      if (reply.kind === 'data') return { kind: 'ok' };
      if (reply.kind !== 'problem') return reply;
      const outcome = rejectionOf(reply);
      return outcome.kind === 'conflict' ? { kind: 'unavailable', detail: outcome.detail } : outcome;
    },
    sendAgain: async (ref) => {
      const { method, path } = sendAgainContract;
      const reply = await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body: {} });
      if (reply.kind === 'problem') return requestErrorOf(reply);
      return reply.kind === 'data' ? { kind: 'ok' } : reply;
    },
    correctEmail: async (ref, email) => {
      const { method, path } = correctEmailContract;
      const body = { email };
      return changeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body }));
    },
    saveParticipant: async (ref, body) => {
      const { method, path } = saveParticipantContract;
      return changeOutcomeOf(await call({ method, path: bookingPath(ref, path), headers: secretHeader(ref), body }));
    },
  };
}
