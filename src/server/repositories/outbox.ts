import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { LeasedMail, MailRecord, MailState, NewMail } from './mail-record.ts';

/** Which mails may be sent at a moment. */
export interface DueMails {
  /** ISO times in Palawan: those due by then. */
  readonly now: string;
  /** Nothing is ever put off beyond this: whatever is due later was put off by a clock that was wrong, and is due now. */
  readonly latest: string;
  /** Leases whose holders have died. */
  readonly abandoned: readonly string[];
}

/** How a try to send a mail ended. */
export type MailOutcome =
  | { readonly state: Extract<MailState, 'sent'>; readonly at: string }
  | { readonly state: Extract<MailState, 'dropped' | 'failed'>; readonly at: string; readonly reason: string }
  | { readonly state: Extract<MailState, 'waiting'>; readonly dueAt: string; readonly reason: string }
  /** It was not its turn, so it was no try: it waits together with others of its group. */
  | { readonly state: 'put-off'; readonly dueAt: string; readonly reason: string; readonly group: string };

/** Mails that wait, and those that were sent. */
export interface OutboxRepository {
  /** Adds mails; where a cause has made one before, that one stays as it is. */
  add(mails: readonly NewMail[], at: string): Promise<void>;
  find(id: string): Promise<MailRecord | null>;
  /** Newest first; of one booking, or in some states, or all. */
  list(which: {
    readonly bookingRef?: string;
    readonly states?: readonly MailState[];
    readonly most: number;
  }): Promise<readonly MailRecord[]>;
  /** The leases that are held. */
  leases(): Promise<readonly string[]>;
  hasDue(due: DueMails): Promise<boolean>;
  /** Takes the next mail that is due and counts a try; null where there is none. */
  lease(due: DueMails, lease: string): Promise<LeasedMail | null>;
  /** Writes down how a try ended, and ends its lease. Changes nothing where somebody else has taken the mail over. */
  settle(leased: LeasedMail, outcome: MailOutcome): Promise<void>;
  /** Lets a mail tell of all others of a group that wait: those are not sent by themselves then. */
  join(group: string, into: string, at: string): Promise<void>;
  /** Some of the mails that another one tells of, the newest first. */
  joinedInto(id: string, most: number): Promise<readonly MailRecord[]>;
  /** Begins again with a mail, whatever came of it: its first try is due at once. @returns false while somebody is sending it */
  restart(mail: MailRecord, at: string): Promise<boolean>;
  /** Keeps back every mail that waits, whoever was sending it. @returns how many */
  hold(reason: string): Promise<number>;
  /** Gives up every mail that was kept back. @returns how many */
  dropHeld(reason: string, at: string): Promise<number>;
  /** Forgets mails that were sent or dropped before an instant, of bookings in some states. @returns how many */
  removeDoneBefore(at: string, statuses: readonly BookingStatus[]): Promise<number>;
}
