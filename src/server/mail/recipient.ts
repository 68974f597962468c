import { providerOfTrip } from '../../lib/bookings/trip-provider.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import type { MailContext } from './message.ts';

const IGNORES_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address in a common form: `marias@gmail.com` for `Maria.S+1@Gmail.com`. For
 * counting only, never for sending.
 */
export function mailboxIdentity(address: string): string {
  const [, local = '', domain = ''] = /^(.*)@([^@]*)$/.exec(address.trim().toLowerCase()) ?? [];
  const [user = ''] = local.split('+');
  return IGNORES_DOTS.has(domain) ? `${user.replaceAll('.', '')}@gmail.com` : `${user || local}@${domain}`;
}

/** Outcome of looking up a recipient. */
export type ResolvedRecipient =
  | { readonly kind: 'address'; readonly address: string }
  /** A company or a reseller that takes no mails. */
  | { readonly kind: 'no-mails' }
  /** No company of today is the one that runs the trips. */
  | { readonly kind: 'unknown'; readonly name: string };

/** The address of who is told what travellers are: of a reseller's booking, the reseller. */
export function travellerAddress({ booker, reseller }: Pick<BookingRecord, 'booker' | 'reseller'>): string {
  return reseller ? reseller.email : booker.email;
}

/**
 * The recipient of a mail. A provider is found by the data stored with its trips, even after a
 * change of name.
 */
export function resolveRecipient(
  { recipient }: Pick<MailRecord, 'recipient'>,
  booking: Pick<BookingRecord, 'booker' | 'reseller' | 'trips' | 'droppedTrips'>,
  { catalogue: { operator, providers }, addresses: { OPERATOR_EMAIL } }: MailContext,
): ResolvedRecipient {
  const { trips, droppedTrips = [] } = booking;
  switch (recipient.kind) {
    case 'traveller': {
      const address = travellerAddress(booking);
      return address === '' ? { kind: 'no-mails' } : { kind: 'address', address };
    }
    case 'operator':
      return { kind: 'address', address: OPERATOR_EMAIL ?? operator.contacts.email };
    case 'provider': {
      const trip = [...trips, ...droppedTrips].find(({ provider }) => provider === recipient.name);
      const company = trip && providerOfTrip(trip, providers);
      if (!company) return { kind: 'unknown', name: recipient.name };
      return company.email === null ? { kind: 'no-mails' } : { kind: 'address', address: company.email };
    }
  }
}

/** The remedy for a provider that is not in the catalogue. */
export function unknownRecipientText({ name }: Extract<ResolvedRecipient, { kind: 'unknown' }>): string {
  return `"${name}" is no company of this site: put it back into src/content/providers, build, and send this again`;
}
