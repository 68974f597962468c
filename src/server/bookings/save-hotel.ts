import { needsHotel } from '../../lib/booking/stop-names.ts';
import type { StopSide } from '../../lib/booking/stop-side.schema.ts';
import type { TripChoice } from '../../lib/booking/trip-choice.schema.ts';
import { isFinal } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import type { Language } from '../../lib/languages/language.ts';
import type { FieldError } from '../../lib/site/problem.ts';
import { manilaIso } from '../../lib/time/manila.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { actorText, type OperatorActor, staffNameOf } from '../repositories/actor.ts';
import type { BookingRecord, TripRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';
import { stopNamesOf } from './booked-trip.ts';
import { translationOf } from './trip-translation.ts';

/** The hotel at one stop of a trip. */
export interface HotelForm {
  readonly tripRef: string;
  readonly side: StopSide;
  readonly hotel: string;
}

/** Outcome of saving a hotel. */
export type SaveHotelOutcome =
  | { readonly kind: 'saved'; readonly booking: BookingRecord }
  /** The booking is over, or the trip has left. */
  | { readonly kind: 'over' }
  /** A hotel is stored already: only the operator changes it. */
  | { readonly kind: 'known' }
  | { readonly kind: 'wrong'; readonly errors: readonly FieldError[] };

/** The facts that saving needs besides the form. */
export interface HotelContext {
  readonly catalogue: Pick<BookingCatalogue, 'areas' | 'translations'>;
  readonly actor: 'traveller' | OperatorActor;
  /** An instant in milliseconds since 1970. */
  readonly now: number;
}

const SIDE_NAMES: Readonly<Record<StopSide, string>> = { pickup: 'Pickup', dropoff: 'Drop-off' };

/**
 * Names the hotel of a stop that was booked without one (ADR 29), and notes who did.
 *
 * Travellers fill in what is missing; the operator may correct it too.
 */
export async function saveHotel(
  repositories: Repositories,
  booking: BookingRecord,
  { tripRef, side, hotel }: HotelForm,
  { catalogue, actor, now }: HotelContext,
): Promise<SaveHotelOutcome> {
  const sold = booking.trips.find(({ ref }) => ref === tripRef);
  if (!sold) return wrongField('tripRef', 'a trip of this booking');
  const status = statusAt(booking, now);
  if (status === 'expired' || isFinal(status) || Date.parse(sold.departure) <= now) return { kind: 'over' };
  if (!sold.unknownHotels.includes(side)) {
    if (sold.trip[side].text === hotel) return { kind: 'saved', booking };
    if (actor === 'traveller') return { kind: 'known' };
    if (!needsHotel(catalogue.areas[String(sold.trip[side].areaId)]))
      return wrongField('side', 'a stop in an area of hotels');
  }
  const changed = changeHotel(sold, side, hotel, catalogue, booking.language);
  await repositories.bookings.changeTrip(booking.ref, changed);
  const text = `${SIDE_NAMES[side]} of ${sold.title}: ${hotel}, said by ${actorText(actor)}.`;
  await repositories.notes.add(booking.ref, { at: manilaIso(now), text, by: staffNameOf(actor) });
  const trips = booking.trips.map((trip) => (trip === sold ? changed : trip));
  return { kind: 'saved', booking: { ...booking, trips } };
}

function wrongField(field: string, detail: string): SaveHotelOutcome {
  return { kind: 'wrong', errors: [{ field, detail }] };
}

function sidesOf({ trip, unknownHotels }: TripRecord, side: StopSide): readonly StopSide[] {
  const isOneArea = trip.pickup.areaId === trip.dropoff.areaId;
  return isOneArea && unknownHotels.length === 2 ? unknownHotels : [side];
}

type NamedStops = Pick<TripRecord, StopSide>;

/** The sold trip with a hotel at one stop, or at both where they share an area. */
export function changeHotel(
  sold: TripRecord,
  side: StopSide,
  hotel: string,
  catalogue: HotelContext['catalogue'],
  language: Language,
): TripRecord {
  const sides = sidesOf(sold, side);
  const named = (side: StopSide) => ({ ...sold.trip[side], text: sides.includes(side) ? hotel : sold.trip[side].text });
  const trip: TripChoice = { ...sold.trip, pickup: named('pickup'), dropoff: named('dropoff') };
  const { translation } = translationOf(trip, catalogue, language);
  // The words of a stop that nobody touched stay as they were sold.
  const stopsOf = (before: NamedStops, after: NamedStops): NamedStops => ({
    pickup: sides.includes('pickup') ? after.pickup : before.pickup,
    dropoff: sides.includes('dropoff') ? after.dropoff : before.dropoff,
  });
  return {
    ...sold,
    trip,
    ...stopsOf(sold, stopNamesOf(trip, catalogue.areas)),
    ...(translation && { translation: { ...translation, ...stopsOf(sold.translation ?? translation, translation) } }),
    unknownHotels: sold.unknownHotels.filter((side) => !sides.includes(side)),
  };
}
