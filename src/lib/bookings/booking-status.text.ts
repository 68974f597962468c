import type { Language } from '../languages/language.ts';
import { bookingStatusMessages } from '../messages/booking-status.ts';
import type { BookingStatus } from './booking-status.schema.ts';

/** The look of a state: done, something is to come, or over. */
export type StatusTone = 'good' | 'waiting' | 'over';

/**
 * The state of a booking in a traveller's words. "Booked" never implies "paid", and "paid" never
 * implies "confirmed".
 */
export interface StatusText {
  readonly tone: StatusTone;
  /** Text for a heading. */
  readonly title: string;
  /** Text for a list. */
  readonly label: string;
  readonly text: string;
}

const TONES: Readonly<Record<BookingStatus, StatusTone>> = {
  draft: 'waiting',
  'awaiting-payment': 'waiting',
  'deposit-paid': 'good',
  paid: 'good',
  confirmed: 'good',
  cancelled: 'over',
  expired: 'over',
  completed: 'over',
  'no-show': 'over',
};

export function statusText(status: BookingStatus, language: Language): StatusText {
  return { tone: TONES[status], ...bookingStatusMessages(language)[status] };
}

/** Whether a voucher is shown: there are trips to come that are not cancelled. */
export function hasVoucher(status: BookingStatus): boolean {
  return !['draft', 'cancelled', 'expired', 'completed', 'no-show'].includes(status);
}
