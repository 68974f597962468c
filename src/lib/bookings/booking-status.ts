import type { BookingStatus } from './booking-status.schema.ts';

export { BOOKING_STATUSES, type BookingStatus } from './booking-status.schema.ts';

/** The events that change a booking. */
export const BOOKING_EVENTS = [
  'place',
  'receive-deposit',
  'receive-payment',
  'confirm',
  'cancel',
  'expire',
  'complete',
  'miss',
] as const;

export type BookingEvent = (typeof BOOKING_EVENTS)[number];

type Transitions = Readonly<Partial<Record<BookingEvent, BookingStatus>>>;

const TRANSITIONS: Readonly<Record<BookingStatus, Transitions>> = {
  draft: { place: 'awaiting-payment' },
  'awaiting-payment': {
    'receive-deposit': 'deposit-paid',
    'receive-payment': 'paid',
    // An operator may take cash on the day.
    confirm: 'confirmed',
    cancel: 'cancelled',
    expire: 'expired',
  },
  // Trips also take place where nobody recorded the arrangement or the rest of the payment.
  'deposit-paid': {
    'receive-payment': 'paid',
    confirm: 'confirmed',
    cancel: 'cancelled',
    complete: 'completed',
    miss: 'no-show',
  },
  paid: { confirm: 'confirmed', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  // A balance may be paid after the trips were arranged: that does not change the state.
  confirmed: { 'receive-payment': 'confirmed', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  cancelled: {},
  // A late payment revives the booking where its places are still free.
  expired: { place: 'awaiting-payment', 'receive-deposit': 'deposit-paid', 'receive-payment': 'paid' },
  completed: {},
  'no-show': {},
};

/** The status after an event, or null where the event is invalid: then nothing may change. */
export function statusAfter(status: BookingStatus, event: BookingEvent): BookingStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** Whether a booking can be cancelled. Once its last trip has left only the operator can. */
export function isCancellable(status: BookingStatus): boolean {
  return statusAfter(status, 'cancel') !== null;
}

/** Whether no event can change the booking any more. */
export function isFinal(status: BookingStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}
