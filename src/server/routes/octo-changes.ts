import type { ChangedChoice } from '../../lib/bookings/change-trip.contract.ts';
import { cancelBooking } from '../bookings/cancel-booking.ts';
import {
  changeResellerBooking,
  confirmResellerBooking,
  type ResellerChange,
  type ResellerChangeOutcome,
  type ResellersBooking,
} from '../bookings/change-reseller-booking.ts';
import { octoCommandEndpoint } from '../http/octo-endpoint.ts';
import { OctoProblem, wrongId } from '../http/octo-problem.ts';
import { resellerActor } from '../repositories/actor.ts';
import { changeOwnBooking } from './octo-bookings.ts';
import { bookerOf, mergedContact, NO_CONTACT, requireTraveller } from './octo-contact.ts';
import { availabilityIdOf, departureWithId } from './octo-departures.ts';
import { offeredTrip, requireOption } from './octo-products.ts';
import {
  cancellationSchema,
  confirmationSchema,
  extensionSchema,
  type OctoConfirmation,
  type OctoUpdate,
  updateSchema,
} from './octo-requests.schema.ts';
import { boundedMinutes } from './octo-reservation.ts';
import { mergedUnitItems, unitItemsOf } from './octo-unit-items.ts';

/** Makes a held booking certain, with who travels. */
export const octoConfirmationEndpoint = octoCommandEndpoint(confirmationSchema, async (call, body) => {
  const catalogue = await call.services.catalogue();
  return changeOwnBooking(call, async (repositories, own) => {
    const change = changeOf(own, body);
    if (own.sold.details) requireTraveller(change.details?.contact ?? own.sold.details.contact);
    if (body.unitItems && body.unitItems.length !== peopleOf(own)) {
      throw new OctoProblem('UNPROCESSABLE_ENTITY', 'unitItems: as many people as are held.');
    }
    const notes = body.notes ?? body.contact?.notes ?? undefined;
    const now = call.services.clock();
    requireChanged(await confirmResellerBooking(repositories, own, { ...change, notes }, catalogue, now), own);
  });
});

/** Changes what the reseller says of a booking, its departure, its people, or its hold. */
export const octoUpdateEndpoint = octoCommandEndpoint(updateSchema, async (call, body) => {
  const catalogue = await call.services.catalogue();
  return changeOwnBooking(call, async (repositories, own) => {
    const { expirationMinutes: minutes } = body;
    const holdMinutes = minutes === undefined ? undefined : boundedMinutes(minutes);
    const change = { ...changeOf(own, body), choice: choiceOf(own, body, catalogue), holdMinutes };
    requireChanged(await changeResellerBooking(repositories, own, change, catalogue, call.services.clock()), own);
  });
});

/** Holds places longer, from now on. */
export const octoExtensionEndpoint = octoCommandEndpoint(extensionSchema, async (call, { expirationMinutes }) => {
  const catalogue = await call.services.catalogue();
  return changeOwnBooking(call, async (repositories, own) => {
    const change = { holdMinutes: boundedMinutes(expirationMinutes) };
    requireChanged(await changeResellerBooking(repositories, own, change, catalogue, call.services.clock()), own);
  });
});

/** Cancels a booking by the policy of its sale; a repeated request changes nothing. */
export const octoCancellationEndpoint = octoCommandEndpoint(cancellationSchema, (call, { reason }) =>
  changeOwnBooking(call, async (repositories, { reseller, booking }) => {
    if (booking.status === 'cancelled') return;
    const request = { expectedRefund: null, reason: reason ?? '', actor: resellerActor(reseller.name) };
    const { kind } = await cancelBooking(repositories, booking, request, call.services.clock());
    if (kind === 'too-late') throw new OctoProblem('UNPROCESSABLE_ENTITY', 'This booking can no longer be cancelled.');
    if (kind === 'departed') throw new OctoProblem('UNPROCESSABLE_ENTITY', 'Its departure has left.');
  }),
);

const peopleOf = ({ booking }: Pick<ResellersBooking, 'booking'>) => booking.trips[0]?.trip.people ?? 0;

/** What a request says anew of travellers and references. */
function changeOf(own: ResellersBooking, { contact, unitItems, resellerReference }: OctoConfirmation): ResellerChange {
  const { sold, booking, reseller } = own;
  const known = unitItemsOf(sold, booking.ref, peopleOf(own));
  const merged = mergedContact(sold.details?.contact ?? NO_CONTACT, contact);
  return {
    ...(contact && { booker: bookerOf(merged, reseller) }),
    ...(resellerReference && { reference: resellerReference }),
    ...((contact || unitItems) && {
      details: { contact: merged, unitItems: unitItems ? mergedUnitItems(known, unitItems) : known },
    }),
  };
}

/** The trip as it is to be; undefined where it stays. @throws OctoProblem for another product */
function choiceOf(
  own: ResellersBooking,
  { productId, optionId, availabilityId, unitItems, notes }: OctoUpdate,
  catalogue: Parameters<typeof offeredTrip>[0],
): ChangedChoice | undefined {
  const [sold] = own.booking.trips;
  if (!sold) return undefined;
  const { listingCode, ...trip } = sold.trip;
  if (productId !== undefined && productId !== listingCode) {
    offeredTrip(catalogue, productId);
    throw new OctoProblem('UNPROCESSABLE_ENTITY', 'productId: cancel this booking, and book the other product.');
  }
  if (optionId !== undefined) requireOption(optionId);
  const isMoved = availabilityId !== undefined && availabilityId !== availabilityIdOf(trip.date, trip.time);
  const isChanged = isMoved || (unitItems && unitItems.length !== trip.people) || typeof notes === 'string';
  if (!isChanged) return undefined;
  const when = isMoved ? departureWithId(offeredTrip(catalogue, listingCode), availabilityId) : {};
  return { ...trip, ...when, people: unitItems?.length ?? trip.people, notes: notes ?? trip.notes };
}

/** @throws OctoProblem where nothing was changed */
function requireChanged(outcome: ResellerChangeOutcome, { sold: { uuid } }: ResellersBooking): void {
  switch (outcome.kind) {
    case 'changed':
      return;
    case 'expired':
      throw wrongId('INVALID_BOOKING_UUID', uuid, 'It was not confirmed in time, and its places are given back.');
    case 'wrong':
      throw new OctoProblem('UNPROCESSABLE_ENTITY', outcome.errors.map(({ detail }) => detail).join(' '));
    default:
      throw new OctoProblem('UNPROCESSABLE_ENTITY', REFUSALS[outcome.kind]);
  }
}

const REFUSALS: Readonly<Record<Exclude<ResellerChangeOutcome['kind'], 'changed' | 'expired' | 'wrong'>, string>> = {
  'not-on-hold': 'Its places are not on hold.',
  'held-too-long': 'Its places were held as long as possible: confirm it, or let it expire.',
  closed: 'Its departure was closed since: cancel this booking, and book another departure.',
  full: 'Not enough places are left. Nothing was changed.',
  over: 'This booking is over.',
  'too-late': 'It is too late to change it.',
  withdrawn: 'This product is no longer offered.',
  'by-operator': 'Money has gone back for it already: write to us.',
  'too-many': 'It was changed ten times already: write to us.',
};
