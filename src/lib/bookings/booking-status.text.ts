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

const TEXTS: Readonly<Record<BookingStatus, StatusText>> = {
  draft: { tone: 'waiting', title: 'Not booked yet', label: 'Not booked', text: 'Nothing has been booked.' },
  'awaiting-payment': {
    tone: 'waiting',
    title: 'Booked, not paid yet',
    label: 'To be paid',
    text: 'We hold your places while we wait for your payment. Once it arrives, we arrange your trips and confirm by e-mail.',
  },
  'deposit-paid': {
    tone: 'good',
    title: 'We have your deposit',
    label: 'Deposit paid',
    text: 'Your places are reserved. The rest is due by the date below.',
  },
  paid: {
    tone: 'good',
    title: 'Paid',
    label: 'Paid',
    text: 'Your places are reserved. We are arranging your trips and will confirm by e-mail.',
  },
  confirmed: {
    tone: 'good',
    title: 'Confirmed',
    label: 'Confirmed',
    text: 'Everything is arranged. Show this page to the driver or guide, on screen or printed. It also opens offline.',
  },
  cancelled: {
    tone: 'over',
    title: 'Cancelled',
    label: 'Cancelled',
    text: 'You no longer have places on these trips.',
  },
  expired: {
    tone: 'over',
    title: 'Not paid in time',
    label: 'Expired',
    text: 'We have released your places. If you have paid, write to us with the reference. Otherwise, book again.',
  },
  completed: { tone: 'over', title: 'Trip completed', label: 'Travelled', text: 'Thank you for travelling with us.' },
  'no-show': {
    tone: 'over',
    title: 'You did not show up',
    label: 'No-show',
    text: 'The trips left without you. If this is a mistake, write to us with the reference.',
  },
};

export function statusText(status: BookingStatus): StatusText {
  return TEXTS[status];
}

/** Whether a voucher is shown: there are trips to come that are not cancelled. */
export function hasVoucher(status: BookingStatus): boolean {
  return !['draft', 'cancelled', 'expired', 'completed', 'no-show'].includes(status);
}
