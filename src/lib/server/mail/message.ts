import { composeMail } from '../../mail/compose-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailSources } from '../../mail/mailed-booking.ts';
import { manualInstructions } from '../../payment/manual-instructions.ts';
import type { BookingCatalogue } from '../booking-catalogue.ts';
import type { BookingRecord } from '../bookings/booking-record.ts';
import type { MailRecord } from './mail-record.ts';
import type { MailVariables } from './mail-variables.ts';
import { type Mailbox, parseMailbox } from './mailbox.ts';

/** A mail with everything that goes around it. */
export interface Message {
  /** The same one each time that a mail is tried, so that mail servers and readers know it again. */
  readonly id: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string;
  readonly mail: Mail;
}

/** Where settings say that mails come from and go to. */
export type MailAddresses = Pick<MailVariables, 'MAIL_FROM' | 'OPERATOR_EMAIL'>;

/** What every mail of this site has in common. */
export interface MailOffice {
  readonly catalogue: BookingCatalogue;
  readonly addresses: MailAddresses;
  /** Names of the ways to pay on the booking's page. */
  readonly onlineMethods: readonly string[];
}

/** Whom a mail is addressed to; null where a company takes none by e-mail. */
export function addressOf(
  { recipient }: Pick<MailRecord, 'recipient'>,
  { booker }: Pick<BookingRecord, 'booker'>,
  { catalogue: { operator, providers }, addresses: { OPERATOR_EMAIL } }: MailOffice,
): string | null {
  switch (recipient.kind) {
    case 'traveller':
      return booker.email;
    case 'operator':
      return OPERATOR_EMAIL ?? operator.contacts.email;
    case 'provider':
      return providers.find(({ name }) => name === recipient.name)?.email ?? null;
  }
}

function mailOfRecord(
  record: MailRecord,
  booking: BookingRecord,
  { catalogue: { operator, payment, rates }, onlineMethods }: MailOffice,
  bookingLink: string,
): Mail {
  const sources: MailSources = {
    booking,
    facts: record.facts,
    operator,
    bookingLink,
    onlineMethods,
    instructions: (cents) => manualInstructions(payment, rates, booking.ref, cents),
  };
  return composeMail(record.occasion, record.recipient, sources);
}

/** The message of a mail. An answer to the operator's notice goes to the traveller, any other to the operator. */
export function messageOf(
  record: MailRecord,
  to: string,
  booking: BookingRecord,
  office: MailOffice,
  bookingLink: string,
): Message {
  const { catalogue, addresses } = office;
  const { name, contacts, url } = catalogue.operator;
  const own = { name, address: contacts.email };
  const edition = record.edition === 0 ? '' : `.${record.edition}`;
  return {
    id: `<${record.id}${edition}@${new URL(url).hostname}>`,
    date: new Date(record.createdAt),
    from: (addresses.MAIL_FROM === undefined ? null : parseMailbox(addresses.MAIL_FROM)) ?? own,
    to,
    replyTo: record.recipient.kind === 'operator' ? booking.booker.email : contacts.email,
    mail: mailOfRecord(record, booking, office, bookingLink),
  };
}
