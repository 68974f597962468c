import type { BookingAction, BookingFileView, DeskActor } from '../../lib/desk/booking-file.contract.ts';
import { amountText, DESK_LOCALE, pesoText } from './desk-format.ts';

const ACTORS: Readonly<Record<DeskActor['kind'], string>> = {
  traveller: 'The traveller',
  operator: 'The office',
  staff: 'Somebody at the desk',
  payment: 'A payment service',
  clock: 'Automatic',
  reseller: 'A reseller',
};

/** Who did something, by name where it is known. */
export function actorText({ kind, name }: DeskActor): string {
  return name ?? ACTORS[kind];
}

const OCCASIONS: Readonly<Record<string, string>> = {
  place: 'Booking received',
  'receive-deposit': 'Deposit received',
  'receive-payment': 'Payment received',
  'part-payment': 'Part of the payment received',
  'late-payment': 'Payment received too late',
  confirm: 'Confirmation',
  cancel: 'Cancellation',
  expire: 'Not paid in time',
  'change-trip': 'Trip changed',
  'drop-trip': 'Called-off trip taken out',
  'call-off': 'Departure called off',
  refund: 'Refund',
  'refund-failure': 'Refund did not arrive',
  link: 'Link to the booking',
  'departure-reminder': 'Reminder of the trip',
  'task-reminder': 'Reminder of what is missing',
  'review-invitation': 'Question how it was',
};

/** What a mail is about. */
export function occasionText(occasion: string): string {
  return OCCASIONS[occasion] ?? occasion;
}

const MAIL_STATES: Readonly<Record<BookingFileView['mails'][number]['state'], string>> = {
  waiting: 'waits to be sent',
  sent: 'sent',
  failed: 'could not be sent',
  dropped: 'not sent, as it was not needed any more',
  joined: 'sent together with another mail',
  held: 'held back',
};

/** What has become of a mail. */
export function mailStateText(state: BookingFileView['mails'][number]['state']): string {
  return MAIL_STATES[state];
}

const REFUND_STATES: Readonly<Record<BookingFileView['refunds'][number]['status'], string>> = {
  asked: 'waits for the payment service',
  pending: 'on its way',
  given: 'given back',
  failed: 'failed',
};

/** How far a refund is. */
export function refundStateText(status: BookingFileView['refunds'][number]['status']): string {
  return REFUND_STATES[status];
}

/** A change of status: its button, and what its dialog says. */
export interface StatusChangeText {
  readonly button: string;
  readonly title: string;
  readonly text: string;
}

export type StatusEvent = Extract<BookingAction, 'confirm' | 'complete' | 'no-show'>;

const STATUS_CHANGES: Readonly<Record<StatusEvent, StatusChangeText>> = {
  confirm: {
    button: 'Confirm',
    title: 'Confirm this booking?',
    text: 'Do this once driver, boat and hotel are arranged. The traveller gets the confirmation by mail, and the companies that run the trips get a mail too.',
  },
  complete: {
    button: 'Travelled',
    title: 'Did they travel?',
    text: 'The booking is closed as travelled. Nobody gets a mail now.',
  },
  'no-show': {
    button: 'No-show',
    title: 'Did nobody come?',
    text: 'The booking is closed as a no-show, and nothing is paid back. Nobody gets a mail. You cannot undo it.',
  },
};

/** The words of a change of status. */
export function statusChangeText(event: StatusEvent): StatusChangeText {
  return STATUS_CHANGES[event];
}

/** "US$173 or ₱10,034" of what is due. */
export function dueText({ dueCents, duePesos }: { readonly dueCents: number; readonly duePesos: number }): string {
  return `${amountText(dueCents, DESK_LOCALE)} or ${pesoText(duePesos)}`;
}
