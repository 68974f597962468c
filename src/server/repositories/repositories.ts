import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import type { SavedCart } from '../../lib/cart/cart.contract.ts';
import type { AttributionRepository } from './attribution-record.ts';
import type { BackofficeRepository } from './booking-filter.ts';
import type { NoteRepository } from './booking-note.ts';
import type { BookingChange, BookingRecord, StatusChange, TripRecord } from './booking-record.ts';
import type { CheckoutSessionRecord } from './checkout-session-record.ts';
import type { MailSlotRepository } from './mail-slots.ts';
import type { OutboxRepository } from './outbox.ts';
import type { EncryptedText, ParticipantRecord } from './participant-record.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PersonRepository } from './person.ts';
import type { RefundRecord } from './refund-record.ts';

/** Secrets of references, as hashes. */
export interface SecretRepository {
  hashesOf(ref: string): Promise<readonly string[]>;
  /** The same for some references, of which those without secrets are left out. */
  hashesOfAll(refs: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Adds a secret; one that is known already stays as it is. */
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
   * Replaces carts by later revisions of them, in one step; each only once. Senders that count no revisions, as the public call, always
   * mean their latest cart. @returns the references of those that were there and earlier
   */
  replaceEarlier(carts: readonly SavedCart[], at: string): Promise<ReadonlySet<string>>;
  remove(ref: string): Promise<void>;
  /** Forgets carts that nobody has saved since an instant, and their secrets. @returns how many */
  removeOlderThan(at: string): Promise<number>;
}

/** Bookings, their trips and the history of their states. */
export interface BookingRepository {
  find(ref: string): Promise<BookingRecord | null>;
  add(booking: BookingRecord): Promise<void>;
  change(ref: string, change: BookingChange): Promise<void>;
  /** Keeps another choice and other words of a trip; its money, times and rules stay as they were sold. */
  changeTrip(ref: string, trip: TripRecord): Promise<void>;
  /** References of bookings in a state whose places are kept no longer at an instant. */
  unpaidAt(at: string, status: BookingStatus): Promise<readonly string[]>;
  /** @returns its place in the history, from 0 */
  addEvent(ref: string, event: StatusChange): Promise<number>;
  /** The history of a booking, oldest first. */
  events(ref: string): Promise<readonly StatusChange[]>;
}

/** Who travels. */
export interface ParticipantRepository {
  ofBooking(ref: string): Promise<readonly ParticipantRecord[]>;
  ofBookings(refs: readonly string[]): Promise<readonly ParticipantRecord[]>;
  /** Adds somebody or replaces who was in the same place. */
  save(participant: ParticipantRecord): Promise<void>;
  /** Ids of the keys with which passports are encrypted. */
  passportKeys(): Promise<readonly string[]>;
  /** Some of those whose passports are encrypted with a key. */
  encryptedWith(keyId: string, most: number): Promise<readonly ParticipantRecord[]>;
  /** References of bookings with passports that are encrypted with another key than this one. */
  encryptedWithOther(keyId: string): Promise<readonly string[]>;
  /** Puts a passport that was encrypted anew, or none, in the place of the one that was read. @returns false where somebody has changed or forgotten that meanwhile */
  replacePassport(
    place: Pick<ParticipantRecord, 'bookingRef' | 'tripRef' | 'index'>,
    from: EncryptedText,
    to: EncryptedText | null,
  ): Promise<boolean>;
  /** Forgets passports of trips that ended before an instant, and of bookings in some states. @returns how many */
  removePassports(endedBefore: string, statuses: readonly BookingStatus[]): Promise<number>;
}

/** Money that came. */
export interface PaymentRepository {
  find(id: string): Promise<PaymentRecord | null>;
  /** Oldest first; those of one second in the order of their ids. */
  ofBooking(ref: string): Promise<readonly PaymentRecord[]>;
  /** @returns false where this payment is known already: nothing has changed then */
  add(payment: PaymentRecord): Promise<boolean>;
}

/** Pages of payment services. */
export interface CheckoutSessionRepository {
  /** Those of a booking and a method that nobody has closed, newest first. */
  open(ref: string, method: string): Promise<readonly CheckoutSessionRecord[]>;
  find(id: string): Promise<CheckoutSessionRecord | null>;
  ofSession(method: string, sessionId: string): Promise<CheckoutSessionRecord | null>;
  /**
   * Some of those about which a service is to be asked at an instant, the longest waiting first. Those that would wait beyond `latest` are among them: their
   * time was set by a wrong clock.
   */
  pollable(at: string, latest: string, most: number): Promise<readonly CheckoutSessionRecord[]>;
  add(start: CheckoutSessionRecord): Promise<void>;
  /** The service has opened the page. */
  recordOpening(id: string, page: { readonly sessionId: string; readonly url: string }, lookAt: string): Promise<void>;
  /** Nothing can be paid there any more. */
  close(id: string, at: string, lookAt: string | null): Promise<void>;
  schedulePoll(id: string, lookAt: string | null): Promise<void>;
  /** Something else is due for a booking now: its open pages are looked at soon. */
  pollSoon(ref: string, lookAt: string): Promise<void>;
}

/** Money that is given back. */
export interface RefundRepository {
  /** Oldest first. */
  ofBooking(ref: string): Promise<readonly RefundRecord[]>;
  /** The booking of the refund that a service knows by an id; null where there is none. */
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
  /** Whether it claimed the reference: then its repetition is told a secret too. */
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
  readonly participants: ParticipantRepository;
  readonly payments: PaymentRepository;
  readonly checkoutSessions: CheckoutSessionRepository;
  readonly refunds: RefundRepository;
  readonly idempotency: IdempotencyRepository;
  readonly outbox: OutboxRepository;
  readonly mailSlots: MailSlotRepository;
  readonly notes: NoteRepository;
  readonly attributions: AttributionRepository;
  readonly backoffice: BackofficeRepository;
  readonly people: PersonRepository;
}

/** Opens transactions. See Database. */
export interface UnitOfWork {
  read<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** All or nothing, one after the other for each reference. The work may run again, and must await nothing but the repositories. */
  write<Result>(ref: string, work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
  /** Each call of the repositories stands for itself; see Database. */
  direct<Result>(work: (repositories: Repositories) => Promise<Result>): Promise<Result>;
}
