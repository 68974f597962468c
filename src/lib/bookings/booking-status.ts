import type { BookingStatus } from './booking-status.schema.ts';

export { BOOKING_STATUSES, type BookingStatus } from './booking-status.schema.ts';

/** What happens to a booking. */
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
  // Trips take place also where nobody wrote down that they were arranged, or that the rest was paid on the day.
  'deposit-paid': {
    'receive-payment': 'paid',
    confirm: 'confirmed',
    cancel: 'cancelled',
    complete: 'completed',
    miss: 'no-show',
  },
  paid: { confirm: 'confirmed', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  // A balance may come after the trips were arranged; that changes what is owed, not where the booking stands.
  confirmed: { 'receive-payment': 'confirmed', cancel: 'cancelled', complete: 'completed', miss: 'no-show' },
  cancelled: {},
  // Money that comes late is still the traveller's: the booking lives again, and the operator looks whether places are left.
  expired: { place: 'awaiting-payment', 'receive-deposit': 'deposit-paid', 'receive-payment': 'paid' },
  completed: {},
  'no-show': {},
};

/** Where a booking stands after an event, or null where the event makes no sense: then nothing may change. */
export function statusAfter(status: BookingStatus, event: BookingEvent): BookingStatus | null {
  return TRANSITIONS[status][event] ?? null;
}

/** Whether a booking can still be called off: by travellers until its last trip has left, by the operator also after that. */
export function isCancellable(status: BookingStatus): boolean {
  return statusAfter(status, 'cancel') !== null;
}

/** Whether nothing can happen to a booking any more. */
export function isFinal(status: BookingStatus): boolean {
  return Object.keys(TRANSITIONS[status]).length === 0;
}
