import type { BookingSnapshot, MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';

/** Where a mail stands. */
export type MailState =
  | 'waiting'
  | 'sent'
  /** Given up: every try failed, the address was refused, or nobody knows the company. */
  | 'failed'
  /** Not sent on purpose: it was no longer true, or the company takes no mails. */
  | 'dropped'
  /** Told of within another mail, because many were to go to the same address. */
  | 'joined'
  /** Waits for the operator's word: bookings were restored, and it may have been sent after their backup was made. */
  | 'held';

/** A mail that a change of a booking calls for. */
export interface NewMail {
  /** Booking, cause and recipient: the same cause never makes a second mail. */
  readonly id: string;
  readonly bookingRef: string;
  readonly occasion: MailOccasion;
  readonly recipient: MailRecipient;
  readonly facts: BookingSnapshot;
}

/** A mail as it is kept. */
export interface MailRecord extends NewMail {
  readonly state: MailState;
  readonly createdAt: string;
  readonly dueAt: string;
  /** How often it was begun to be sent. */
  readonly attempts: number;
  /** How often the operator has sent it again: each edition is a message of its own. */
  readonly edition: number;
  readonly finishedAt: string | null;
  readonly lastError: string | null;
}

/** A mail that this process may send, and nobody else while it holds the lease. */
export interface LeasedMail {
  readonly mail: MailRecord;
  readonly lease: string;
}
