import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { AttributionRepository } from './attribution-record.ts';
import type { AvailabilityRepository } from './availability-record.ts';
import type { BackofficeRepository } from './booking-filter.ts';
import type { NoteRepository } from './booking-note.ts';
import type { BookingChange, BookingRecord, StatusChange, TripRecord } from './booking-record.ts';
import type { BookingSearchRepository } from './booking-search.repository.ts';
import type { CalendarLinkRepository } from './calendar-link-record.ts';
import type { CheckInRepository } from './check-in-record.ts';
import type { CheckoutSessionRepository } from './checkout-session-record.ts';
import type { MailSlotRepository } from './mail-slots.ts';
import type { MoneyRepository } from './money.repository.ts';
import type { OutboxRepository } from './outbox.ts';
import type { EncryptedText, ParticipantRecord } from './participant-record.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PersonRepository } from './person.ts';
import type { RefundRecord } from './refund-record.ts';
import type { ReminderRepository } from './reminders.ts';
import type { RequestCountRepository } from './request-counts.repository.ts';
import type { ResellerRepository } from './reseller-record.ts';
import type { PasskeyRepository, StaffRepository, StaffSessionRepository } from './staff-record.ts';

/** Secrets of references, as hashes. */
export interface SecretRepository {
  hashesOf(ref: string): Promise<readonly string[]>;
  /** The same for several references; those without secrets are left out. */
  hashesOfAll(refs: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Adds a secret; a known one is not changed. */
  add(secret: {
    readonly ref: string;
    readonly hash: string;
    readonly at: string;
    /** Whether it leaves in a mail; not where it is left out. */
    readonly isMailed?: boolean;
  }): Promise<void>;
  isMailed(ref: string, hash: string): Promise<boolean>;
  /** Lets those that left in mails open the reference no more. */
  removeMailed(ref: string): Promise<void>;
}

/** Carts that are no bookings yet. */
export interface CartRepository {
  find(ref: string): Promise<SavedCart | null>;
  /** Adds a cart or replaces the one with its reference. */
  save(cart: SavedCart, at: string): Promise<void>;
  /**
   * Replaces each cart by a later revision, in one statement. Revision 0, as in the public call,
   * always replaces. @returns the references that were replaced
   */
  replaceEarlier(carts: readonly SavedCart[], at: string): Promise<ReadonlySet<string>>;
  remove(ref: string): Promise<void>;
  /** Deletes carts last saved before an instant, and their secrets. @returns how many */
  removeOlderThan(at: string): Promise<number>;
}

/** Bookings, their trips and the history of their states. */
export interface BookingRepository {
  find(ref: string): Promise<BookingRecord | null>;
  findAll(refs: readonly string[]): Promise<readonly BookingRecord[]>;
  add(booking: BookingRecord): Promise<void>;
  change(ref: string, change: BookingChange): Promise<void>;
  /** Stores a trip as it is now, in the place of what was sold before. */
  changeTrip(ref: string, trip: TripRecord): Promise<void>;
  /** Takes a trip out, whose participants must be gone by then. */
  removeTrip(ref: string, tripRef: string): Promise<void>;
  /** References of bookings in a state whose reservation has ended at an instant. */
  unpaidAt(at: string, status: BookingStatus): Promise<readonly string[]>;
  /** @returns its place in the history, from 0 */
  addEvent(ref: string, event: StatusChange): Promise<number>;
  /** The history of a booking, oldest first. */
  events(ref: string): Promise<readonly StatusChange[]>;
}

/** Stores participants. */
export interface ParticipantRepository {
  ofBooking(ref: string): Promise<readonly ParticipantRecord[]>;
  ofBookings(refs: readonly string[]): Promise<readonly ParticipantRecord[]>;
  /** Adds a participant, or replaces the one with the same index. */
  save(participant: ParticipantRecord): Promise<void>;
  /** Removes those of a trip from an index on: its group has become smaller. */
  removeFrom(bookingRef: string, tripRef: string, index: number): Promise<void>;
  /** Ids of the keys with which passports are encrypted. */
  passportKeys(): Promise<readonly string[]>;
  /** Some of those whose passports are encrypted with a key. */
  encryptedWith(keyId: string, most: number): Promise<readonly ParticipantRecord[]>;
  /** References of bookings with passports that are encrypted with another key than this one. */
  encryptedWithOther(keyId: string): Promise<readonly string[]>;
  /**
   * Replaces a passport by another encryption of it, or none. @returns false where it was changed
   * or deleted meanwhile
   */
  replacePassport(
    place: Pick<ParticipantRecord, 'bookingRef' | 'tripRef' | 'index'>,
    from: EncryptedText,
    to: EncryptedText | null,
  ): Promise<boolean>;
  /**
   * Deletes passports of trips that ended before an instant, and of bookings in some states.
   * @returns how many
   */
  removePassports(endedBefore: string, statuses: readonly BookingStatus[]): Promise<number>;
}

/** Money that came. */
export interface PaymentRepository {
  find(id: string): Promise<PaymentRecord | null>;
  /** Oldest first; those of one second in the order of their ids. */
  ofBooking(ref: string): Promise<readonly PaymentRecord[]>;
  /** @returns false where this payment is known already: no change then */
  add(payment: PaymentRecord): Promise<boolean>;
}

/** Stores refunds. */
export interface RefundRepository {
  /** Oldest first. */
  ofBooking(ref: string): Promise<readonly RefundRecord[]>;
  /** The booking of the refund with a service's id; null where there is none. */
  bookingOf(serviceId: string): Promise<string | null>;
  add(refund: RefundRecord): Promise<void>;
  change(id: string, change: Pick<RefundRecord, 'serviceId' | 'owedCents' | 'status' | 'changedAt'>): Promise<void>;
}

/** A request that was sent with a key. */
export interface KeyedRequest {
  readonly key: string;
  /** SHA-256 of its body. */
  readonly requestHash: string;
  readonly bookingRef: string;
  /** Whether it claimed the reference: then its repetition gets a secret too. */
  readonly claimed: boolean;
  readonly at: string;
}

/** Requests that must not be done twice. */
export interface IdempotencyRepository {
  find(key: string): Promise<KeyedRequest | null>;
  add(request: KeyedRequest): Promise<void>;
  removeOlderThan(at: string): Promise<number>;
}

/** Everything that use cases read and write, in one transaction. */
export interface Repositories {
  readonly secrets: SecretRepository;
  readonly carts: CartRepository;
  readonly bookings: BookingRepository;
  readonly availability: AvailabilityRepository;
  readonly participants: ParticipantRepository;
  readonly checkIns: CheckInRepository;
  readonly payments: PaymentRepository;
  readonly checkoutSessions: CheckoutSessionRepository;
  readonly refunds: RefundRepository;
  readonly idempotency: IdempotencyRepository;
  readonly outbox: OutboxRepository;
  readonly mailSlots: MailSlotRepository;
  readonly requestCounts: RequestCountRepository;
  readonly reminders: ReminderRepository;
  readonly notes: NoteRepository;
  readonly attributions: AttributionRepository;
  readonly backoffice: BackofficeRepository;
  readonly bookingSearch: BookingSearchRepository;
  readonly money: MoneyRepository;
  readonly people: PersonRepository;
  readonly calendarLinks: CalendarLinkRepository;
  readonly resellers: ResellerRepository;
  readonly staff: StaffRepository;
  readonly passkeys: PasskeyRepository;
  readonly staffSessions: StaffSessionRepository;
}

/** Opens transactions: see Database. */
export interface UnitOfWork {
  read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /**
   * Runs work in a transaction, one after the other for each reference. It may run again, and must
   * await nothing but the repositories.
   */
  write<Result>(ref: string, work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Runs each call of the repositories separately: see Database. */
  direct<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
}
