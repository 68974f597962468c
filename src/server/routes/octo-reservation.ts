import { randomInt, randomUUID } from 'node:crypto';
import type { SellableTrip } from '../../lib/booking/booking-catalogue.schema.ts';
import { newBookingRef } from '../../lib/booking/booking-ref.ts';
import { needsHotel } from '../../lib/booking/stop-names.ts';
import type { Stop } from '../../lib/booking/trip-choice.schema.ts';
import { ONLINE_HOLD_HOURS } from '../../lib/payments/payment-deadline.ts';
import { stableStringify } from '../../lib/text/stable-stringify.ts';
import { MAX_OPEN_HOLDS, placeResellerBooking, type ResellerHoldOutcome } from '../bookings/place-reseller-booking.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { octoCommandEndpoint } from '../http/octo-endpoint.ts';
import { OctoProblem, wrongId } from '../http/octo-problem.ts';
import { hashOf } from '../secrets/secret.ts';
import { requireCurrency } from './octo-availability.ts';
import { answerOwnBooking } from './octo-bookings.ts';
import { bookerOf, mergedContact, NO_CONTACT } from './octo-contact.ts';
import { departureWithId } from './octo-departures.ts';
import { offeredTrip, requireOption } from './octo-products.ts';
import { type OctoReservation, reservationSchema } from './octo-requests.schema.ts';
import { newUnitItems } from './octo-unit-items.ts';

/** Minutes for which places are held where a reseller does not say: as on the site. */
export const HOLD_MINUTES = ONLINE_HOLD_HOURS * 60;
/** Most minutes that one request holds places. */
const MAX_HOLD_MINUTES = 60;

const RANDOM_STEPS = 2 ** 32;

/** Holds places until the reseller confirms (specification.md#bookings-of-resellers). */
export const octoReservationEndpoint = octoCommandEndpoint(reservationSchema, async (call, body) => {
  const { services, reseller } = call;
  await call.count('resellerHold');
  const catalogue = await services.catalogue();
  const uuid = body.uuid ?? randomUUID();
  const hold = {
    ...{ reseller, uuid, requestHash: hashOf(stableStringify(body) ?? '') },
    ref: newBookingRef(() => randomInt(RANDOM_STEPS) / RANDOM_STEPS),
    reference: body.resellerReference || null,
    holdMinutes: boundedMinutes(body.expirationMinutes),
    ...placesOf(body, catalogue),
  };
  const contact = mergedContact(NO_CONTACT, body.contact);
  const details = { contact, unitItems: newUnitItems(body.unitItems) };
  const booker = bookerOf(contact, reseller);
  const outcome = await services.unitOfWork.write(`reseller ${reseller.id} ${uuid}`, (repositories) =>
    placeResellerBooking(repositories, { ...hold, booker, details }, catalogue, services.clock()),
  );
  if (outcome.kind !== 'placed' && outcome.kind !== 'repeated') throw refusalOf(outcome, body, uuid);
  return answerOwnBooking(call, uuid);
});

/** How long places are held by one request. */
export function boundedMinutes(minutes = HOLD_MINUTES): number {
  return Math.min(minutes, MAX_HOLD_MINUTES);
}

function placesOf(
  { productId, optionId, availabilityId, unitItems, notes, contact, currency }: OctoReservation,
  catalogue: BookingCatalogue,
) {
  const listing = offeredTrip(catalogue, productId);
  requireOption(optionId);
  requireCurrency(currency);
  const { date, time } = departureWithId(listing, availabilityId);
  const stops = {
    pickup: usualStop(listing.pickup, catalogue),
    dropoff: usualStop(listing.dropoff, catalogue),
  };
  const words = notes || contact?.notes || '';
  const trip = { listingCode: productId, date, time, people: unitItems.length, ...stops, arrival: null, notes: words };
  return { listing, trip };
}

/** The first area with hotels, whose hotel is still to be named; else the first one. */
function usualStop(served: SellableTrip['pickup'], { areas }: BookingCatalogue): Stop {
  const areaId = served.find((id) => needsHotel(areas[id])) ?? served[0] ?? null;
  return areaId === null ? { areaId, text: 'To be agreed' } : { areaId, text: '' };
}

function refusalOf(
  outcome: Exclude<ResellerHoldOutcome, { kind: 'placed' | 'repeated' }>,
  { availabilityId }: OctoReservation,
  uuid: string,
): OctoProblem {
  switch (outcome.kind) {
    case 'uuid-reused':
      return wrongId('INVALID_BOOKING_UUID', uuid, 'This uuid belongs to another request. Use a new one.');
    case 'too-many-holds':
      return new OctoProblem(
        'UNPROCESSABLE_ENTITY',
        `You hold places of ${MAX_OPEN_HOLDS} bookings. Confirm or cancel some of them first.`,
      );
    case 'wrong': {
      const [{ field, text }] = outcome.problems;
      return field === 'people'
        ? new OctoProblem('UNPROCESSABLE_ENTITY', text)
        : wrongId('INVALID_AVAILABILITY_ID', availabilityId, text);
    }
    case 'full': {
      const { status, largestGroup } = outcome.fullTrip;
      const left = largestGroup > 0 ? `There is room for ${largestGroup} at most.` : 'No places are left.';
      const text = status === 'CLOSED' ? 'It cannot be booked on that day.' : left;
      return new OctoProblem('UNPROCESSABLE_ENTITY', `${text} Nothing was booked.`);
    }
  }
}
