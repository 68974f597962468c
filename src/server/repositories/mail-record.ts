import type { BookingSnapshot, MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';

/** The state of a mail. */
export type MailState =
  | 'waiting'
  | 'sent'
  /** Given up: every try failed, the address was refused, or the provider is unknown. */
  | 'failed'
  /** Not sent on purpose: it was outdated, or the provider takes no mails. */
  | 'dropped'
  /** Included in another mail, because many were to go to the same address. */
  | 'joined'
  /** Waiting for the operator after a restore: it may have been sent after the backup. */
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

/** A stored mail. */
export interface MailRecord extends NewMail {
  readonly state: MailState;
  readonly createdAt: string;
  readonly dueAt: string;
  /** Number of tries. */
  readonly attempts: number;
  /** Number of times that the operator sent it again; each edition is a separate message. */
  readonly edition: number;
  readonly finishedAt: string | null;
  readonly lastError: string | null;
}

/** A mail with a lease, which only this process may send. */
export interface LeasedMail {
  readonly mail: MailRecord;
  readonly lease: string;
}
