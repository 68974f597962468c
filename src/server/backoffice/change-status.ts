import type { BookingEvent, BookingStatus } from '../../lib/bookings/booking-status.ts';
import { statusAt } from '../../lib/bookings/status-at.ts';
import { applyEvent } from '../bookings/transitions.ts';
import type { OperatorActor } from '../repositories/actor.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { Repositories } from '../repositories/repositories.ts';

/** Events that the operator can record, with their words for the history. */
const CAUSES = {
  confirm: 'The trips are arranged.',
  complete: 'The travellers were there.',
  miss: 'The travellers were not there.',
} as const satisfies Partial<Record<BookingEvent, string>>;

export type OperatorEvent = keyof typeof CAUSES;

/** Outcome of changing a status. */
export type ChangeStatusOutcome =
  | { readonly kind: 'moved'; readonly booking: BookingRecord }
  | { readonly kind: 'no-booking' }
  /** Invalid for a booking in this state. */
  | { readonly kind: 'impossible'; readonly status: BookingStatus }
  /** The first trip has not left, so no-shows and completion cannot be recorded. */
  | { readonly kind: 'too-early'; readonly departure: string };

/** Writes down that trips were arranged, or how a day went. `now` is an instant in ms. */
export async function changeStatus(
  repositories: Repositories,
  ref: string,
  event: OperatorEvent,
  now: number,
  actor: OperatorActor = 'operator',
): Promise<ChangeStatusOutcome> {
  const booking = await repositories.bookings.find(ref);
  if (!booking) return { kind: 'no-booking' };
  const [departure = ''] = booking.trips.map((trip) => trip.departure).toSorted();
  if (event !== 'confirm' && Date.parse(departure) > now) return { kind: 'too-early', departure };
  const moved = await applyEvent(repositories, booking, { event, cause: CAUSES[event], actor }, now);
  return moved ? { kind: 'moved', booking: moved } : { kind: 'impossible', status: statusAt(booking, now) };
}
