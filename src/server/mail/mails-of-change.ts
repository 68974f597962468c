import type { BookingStatus } from '../../lib/bookings/booking-status.ts';
import { allPaidCents } from '../../lib/bookings/net-payments.ts';
import type { BookingSnapshot, MailOccasion, MailRecipient } from '../../lib/emails/mailed-booking.ts';
import { publicActor } from '../repositories/actor.ts';
import type { BookingRecord, StatusChange } from '../repositories/booking-record.ts';
import type { NewMail } from '../repositories/mail-record.ts';
import { droppedMoneyOf } from './booking-snapshot.ts';

/** States in which places are certain, so that providers have been notified. */
export const CERTAIN_STATUSES: readonly BookingStatus[] = ['deposit-paid', 'paid', 'confirmed'];

/** An event, with the booking before and after it. */
export interface MailCause {
  readonly before: BookingRecord;
  readonly after: BookingRecord;
  readonly what: Omit<StatusChange, 'event'> & { readonly event: StatusChange['event'] | MailOccasion };
  /** Names the cause among all those of the booking: the same one makes the same mails. */
  readonly id: string;
  /** The part of the refund due that came by hand, in US cents. */
  readonly byHandCents: number;
}

function factsOf({ before, after, what, byHandCents }: MailCause): BookingSnapshot {
  const { at, from, to, cause, actor } = what;
  const { expiresAt, paidCents, refundCents, refundedCents } = after;
  const receivedCents = allPaidCents(after) - allPaidCents(before);
  return {
    at,
    from,
    to,
    cause,
    actor: publicActor(actor),
    expiresAt,
    paidCents,
    refundCents,
    refundedCents,
    byHandCents,
    receivedCents,
    ...droppedMoneyOf(after),
    ...changedTripOf(before, after),
    ...droppedTripOf(before, after),
  };
}

/** The trip that was taken out, and what is owed back for it. */
function droppedTripOf(before: BookingRecord, after: BookingRecord): Pick<BookingSnapshot, 'dropped'> {
  const dropped = after.droppedTrips?.[before.droppedTrips?.length ?? 0];
  if (!dropped) return {};
  return { dropped: { tripRef: dropped.ref, refundCents: after.refundCents - before.refundCents } };
}

/** The trip that was changed, without words that somebody typed. */
function changedTripOf(before: BookingRecord, after: BookingRecord): Pick<BookingSnapshot, 'changed'> {
  const changed = before.trips.find(({ ref, changes }) =>
    after.trips.some((trip) => trip.ref === ref && trip.changes !== changes),
  );
  if (!changed) return {};
  return { changed: { tripRef: changed.ref, departure: changed.departure, people: changed.trip.people } };
}

/** Whether the operator is notified: not of own actions, nor of expiries without money. */
function notifiesOperator(occasion: MailOccasion, { after, what }: MailCause): boolean {
  if (occasion === 'expire') return after.refundCents > 0;
  return publicActor(what.actor) !== 'operator' && occasion !== 'confirm';
}

/** Whether providers are notified: when places become certain, and when they are cancelled. */
function notifiesProviders(occasion: MailOccasion, { from, to }: Pick<StatusChange, 'from' | 'to'>): boolean {
  if (occasion === 'cancel') return CERTAIN_STATUSES.includes(from);
  return occasion !== 'part-payment' && CERTAIN_STATUSES.includes(to);
}

/** A change of one trip after companies were told of all; null for other events. */
function knownTripEventOf({ event, from }: MailCause['what']): 'change-trip' | 'drop-trip' | null {
  if (!CERTAIN_STATUSES.includes(from)) return null;
  return event === 'change-trip' || event === 'drop-trip' ? event : null;
}

/** The trips that providers are told of: all, or the changed one once they know of all. */
function notifiedTrips({ before, after, what }: MailCause): BookingRecord['trips'] {
  switch (knownTripEventOf(what)) {
    case 'drop-trip':
      return after.droppedTrips?.slice(-1) ?? [];
    case 'change-trip': {
      const changesBefore = new Map(before.trips.map(({ ref, changes }) => [ref, changes]));
      return after.trips.filter(({ ref, changes }) => changesBefore.get(ref) !== changes);
    }
    default:
      return after.trips;
  }
}

/** The id of a provider's mail: one about the trips and one about their end. */
function providerMailId(ref: string, occasion: string, name: string): string {
  return `${ref}-${occasion}-${idPartOf(name)}`;
}

/** A company's name as ids of mails have it. */
export function idPartOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Each change is a mail of its own; the trips and their end are told once. */
function mailKindOf({ what, id }: MailCause): string {
  switch (knownTripEventOf(what)) {
    case 'drop-trip':
      return `drop${id}`;
    case 'change-trip':
      return `change${id}`;
    default:
      return what.event === 'cancel' ? 'cancel' : 'trips';
  }
}

/** The id of the mail that notified a provider of a booking's trips. */
export function tripsMailId({ bookingRef, recipient }: Pick<NewMail, 'bookingRef' | 'recipient'>): string | null {
  return recipient.kind === 'provider' ? providerMailId(bookingRef, 'trips', recipient.name) : null;
}

const UNMAILED_EVENTS = [
  'complete',
  'miss',
  'correct-email',
  'read-passports',
  'export-traveller',
  'erase-traveller',
] as const satisfies readonly MailCause['what']['event'][];

function isUnmailed(event: MailCause['what']['event']): event is (typeof UNMAILED_EVENTS)[number] {
  return (UNMAILED_EVENTS as readonly string[]).includes(event);
}

/** Whether it is about places that a reseller holds: it knows, and nobody else needs to. */
function isHoldOfReseller({ after: { reseller }, what: { from, to } }: MailCause): boolean {
  return reseller !== undefined && !CERTAIN_STATUSES.includes(from) && !CERTAIN_STATUSES.includes(to);
}

/** The mails about a change of a booking; empty where none is needed. */
export function mailsOfChange(cause: MailCause): readonly NewMail[] {
  const { after, what, id } = cause;
  const { event: occasion } = what;
  if (isUnmailed(occasion) || isHoldOfReseller(cause)) return [];
  const common = { bookingRef: after.ref, occasion, facts: factsOf(cause) };
  const mail = (recipient: MailRecipient, key: string): NewMail => ({ ...common, recipient, id: key });
  const toProvider = (name: string): NewMail => ({
    ...mail({ kind: 'provider', name }, providerMailId(after.ref, mailKindOf(cause), name)),
    occasion: providerOccasionOf(cause),
  });
  const providers = [...new Set(notifiedTrips(cause).map(({ provider }) => provider))];
  return [
    mail({ kind: 'traveller' }, `${after.ref}-${id}-traveller`),
    ...(notifiesOperator(occasion, cause) ? [mail({ kind: 'operator' }, `${after.ref}-${id}-operator`)] : []),
    ...(notifiesProviders(occasion, what) ? providers.map(toProvider) : []),
  ];
}

/** The occasion for companies: of the other trips, where those became certain by it. */
function providerOccasionOf({ what, after }: MailCause): MailOccasion {
  const { event } = what as { readonly event: MailOccasion };
  if (event !== 'drop-trip' || knownTripEventOf(what)) return event;
  return after.status === 'paid' ? 'receive-payment' : 'receive-deposit';
}
