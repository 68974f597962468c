import { type TripTextData, tripLines } from '../booking/trip.text.ts';
import { formatWhole } from '../money/format-whole-units.ts';

/** What a booking's texts are made from. */
export interface BookingTextData {
  readonly ref: string;
  readonly operator: string;
  readonly trips: readonly TripTextData[];
  readonly totalUsd: number;
  /** How to reach the operator: a phone number. */
  readonly phone: string;
}

/** Trips that are asked for under a reference. */
export type RequestTextData = Pick<BookingTextData, 'ref' | 'trips' | 'totalUsd'>;

/** Somebody who asks for a booking by message. */
export interface Requester {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

function numberTrips(trips: readonly TripTextData[], locale: string): string {
  return trips.map((trip, index) => [`${index + 1}. `, tripLines(trip, locale).join('\n')].join('')).join('\n\n');
}

/** A booking as plain text for an SMS or a messenger, readable on any phone and without a network. */
export function bookingText({ ref, operator, trips, totalUsd, phone }: BookingTextData, locale: string): string {
  return [
    `Booking ${ref}, ${operator}`,
    numberTrips(trips, locale),
    `Total: ${formatWhole(totalUsd, 'USD', locale)}`,
    `Questions: ${phone}`,
  ].join('\n\n');
}

/**
 * A message that asks for a booking where there is no server to take it: the traveller sends it by e-mail or messenger, and
 * the operator answers. It says that it is a request, so that nobody takes it for a confirmation.
 *
 * @param asker null where it is not known yet: the operator hears from the message itself whom to answer
 */
export function requestText(
  { ref, trips, totalUsd }: RequestTextData,
  asker: Requester | null,
  locale: string,
): string {
  return [
    `Booking request ${ref}. Please confirm.`,
    numberTrips(trips, locale),
    `Price shown: ${formatWhole(totalUsd, 'USD', locale)}`,
    ...(asker ? [`${asker.name}\n${asker.mobile}\n${asker.email}`] : []),
  ].join('\n\n');
}
