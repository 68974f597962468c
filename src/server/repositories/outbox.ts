import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { LeasedMail, MailRecord, MailState, NewMail } from './mail-record.ts';

/** The filter for mails that may be sent at a moment. */
export interface DueMails {
  /** ISO times in Palawan: those due by then. */
  readonly now: string;
  /** Latest valid due time: a later one was set by a wrong clock, and is due now. */
  readonly latest: string;
  /** Leases whose holders have died. */
  readonly abandoned: readonly string[];
}

/** Outcome of a try to send a mail. */
export type MailOutcome =
  | { readonly state: Extract<MailState, 'sent'>; readonly at: string }
  | { readonly state: Extract<MailState, 'dropped' | 'failed'>; readonly at: string; readonly reason: string }
  | { readonly state: Extract<MailState, 'waiting'>; readonly dueAt: string; readonly reason: string }
  /** Postponed by a limit, not counted as a try; it waits with others of its group. */
  | { readonly state: 'put-off'; readonly dueAt: string; readonly reason: string; readonly group: string };

/** Mails that wait, and those that were sent. */
export interface OutboxRepository {
  /** Adds mails; one that was added before for the same cause is not changed. */
  add(mails: readonly NewMail[], at: string): Promise<void>;
  find(id: string): Promise<MailRecord | null>;
  /** Newest first; of one booking, or in some states, or all. */
  list(which: {
    readonly bookingRef?: string;
    readonly states?: readonly MailState[];
    readonly most: number;
  }): Promise<readonly MailRecord[]>;
  /** How many mails are in each of some states. */
  countByState<State extends MailState>(states: readonly State[]): Promise<Readonly<Record<State, number>>>;
  /** The leases in use. */
  leases(): Promise<readonly string[]>;
  hasDue(due: DueMails): Promise<boolean>;
  /** Leases the next due mail and counts a try; null where there is none. */
  lease(due: DueMails, lease: string): Promise<LeasedMail | null>;
  /**
   * Stores the outcome of a try, and ends its lease. No effect where another process has the lease.
   */
  settle(leased: LeasedMail, outcome: MailOutcome): Promise<void>;
  /** Marks the other waiting mails of a group as included in a mail, so that they are not sent. */
  join(group: string, into: string, at: string): Promise<void>;
  /** Some of the mails that another one includes, newest first. */
  joinedInto(id: string, most: number): Promise<readonly MailRecord[]>;
  /**
   * Restarts a mail in any state, its first try due now. @returns false while a process is sending
   * it
   */
  restart(mail: MailRecord, at: string): Promise<boolean>;
  /** Holds every waiting mail, despite leases. @returns how many */
  hold(reason: string): Promise<number>;
  /** Drops every held mail. @returns how many */
  dropHeld(reason: string, at: string): Promise<number>;
  /**
   * Deletes mails sent or dropped before an instant, of bookings in some states. @returns how many
   */
  removeDoneBefore(at: string, statuses: readonly BookingStatus[]): Promise<number>;
}
