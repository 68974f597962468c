import { type TripTextData, tripLines } from '../booking/trip.text.ts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/language.ts';
import { bookingTextMessages } from '../messages/booking-text.ts';
import { formatWhole } from '../money/format-whole-units.ts';

/** The data of a booking's texts. */
export interface BookingTextData {
  readonly ref: string;
  readonly operator: string;
  readonly trips: readonly TripTextData[];
  readonly totalUsd: number;
  /** The operator's phone number. */
  readonly phone: string;
}

/** Trips that are requested under a reference. */
export type RequestTextData = Pick<BookingTextData, 'ref' | 'trips' | 'totalUsd'>;

/** The sender of a request for a booking. */
export interface Requester {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
}

function numberTrips(trips: readonly TripTextData[], locale: string, language: Language): string {
  return trips
    .map((trip, index) => [`${index + 1}. `, tripLines(trip, locale, language).join('\n')].join(''))
    .join('\n\n');
}

/** A booking as plain text for an SMS or messenger, readable without a network. */
export function bookingText(
  { ref, operator, trips, totalUsd, phone }: BookingTextData,
  locale: string,
  language: Language,
): string {
  const t = bookingTextMessages(language);
  return [
    t.head(ref, operator),
    numberTrips(trips, locale, language),
    t.total(formatWhole(totalUsd, 'USD', locale)),
    t.questions(phone),
  ].join('\n\n');
}

/**
 * A message that requests a booking by e-mail or messenger where there is no server. The text says
 * that it is a request, not a confirmation.
 *
 * @param asker null where it is not known yet: the message itself shows its sender
 */
export function requestText(
  { ref, trips, totalUsd }: RequestTextData,
  asker: Requester | null,
  locale: string,
): string {
  return [
    `Booking request ${ref}. Please confirm.`,
    numberTrips(trips, locale, DEFAULT_LANGUAGE),
    `Price shown: ${formatWhole(totalUsd, 'USD', locale)}`,
    ...(asker ? [`${asker.name}\n${asker.mobile}\n${asker.email}`] : []),
  ].join('\n\n');
}
