import { composeEmail, fromOperator } from '../../lib/emails/compose-email.ts';
import { type Digest, digestEmail } from '../../lib/emails/digest.email.ts';
import { type Email, renderEmail } from '../../lib/emails/email.ts';
import type { MailSources } from '../../lib/emails/mailed-booking.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../lib/languages/language.ts';
import { manualInstructions } from '../../lib/payments/manual-instructions.ts';
import { paymentMethodText } from '../../lib/payments/payment-method.text.ts';
import type { PaymentMethod } from '../../lib/payments/payments.contract.ts';
import type { BookingCatalogue } from '../config/booking-catalogue.ts';
import { type Mailbox, type MailVariables, parseMailbox } from '../config/mail-settings.ts';
import { luggageIn, textsIn } from '../config/texts-in.ts';
import type { BookingRecord } from '../repositories/booking-record.ts';
import type { MailRecord } from '../repositories/mail-record.ts';
import { travellerAddress } from './recipient.ts';

/** A mail with everything that goes around it. */
export interface Message {
  /** The message id, the same for each try, so that mail servers and readers recognize it. */
  readonly id: string;
  readonly date: Date;
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: string;
  readonly mail: Email;
}

/** Sender and recipient addresses of the settings. */
export type MailAddresses = Pick<MailVariables, 'MAIL_FROM' | 'OPERATOR_EMAIL'>;

/** Common data of all mails of this site. */
export interface MailContext {
  readonly catalogue: BookingCatalogue;
  readonly addresses: MailAddresses;
  /** The ways to pay on the booking's page. */
  readonly onlineMethods: readonly Pick<PaymentMethod, 'id' | 'name' | 'description'>[];
}

/** What a mail says of its booking, besides what is stored with it. */
export type MailDetails = Pick<MailSources, 'bookingLink' | 'tasks'>;

function mailOfRecord(
  record: MailRecord,
  booking: BookingRecord,
  { catalogue, onlineMethods }: MailContext,
  { bookingLink, tasks }: MailDetails,
): Email {
  const language = languageOf(record, booking);
  const { operator, payment } = textsIn(catalogue, language);
  const sources: MailSources = {
    booking,
    facts: record.facts,
    operator,
    bookingLink,
    tasks,
    onlineMethods: onlineMethods.map((method) => paymentMethodText(method, language).name),
    luggageOf: (tripRef) => {
      const booked = booking.trips.find(({ ref }) => ref === tripRef);
      return luggageIn(catalogue, booked?.trip.listingCode ?? '', language);
    },
    instructions: (cents) => manualInstructions(payment, catalogue.rates, booking.ref, cents, language),
  };
  return composeEmail(record.occasion, record.recipient, sources);
}

/** The language of a mail: operator and companies read English. */
function languageOf({ recipient }: MailRecord, { language }: Pick<BookingRecord, 'language'>): Language {
  return recipient.kind === 'traveller' ? language : DEFAULT_LANGUAGE;
}

/** The sender of mails: the operator, unless settings override it. */
export function senderOf({ catalogue: { operator }, addresses: { MAIL_FROM } }: MailContext): Mailbox {
  const own = { name: operator.name, address: operator.contacts.email };
  return (MAIL_FROM === undefined ? null : parseMailbox(MAIL_FROM)) ?? own;
}

/** A mail about several bookings, as the message of the mail that includes the others. */
export function digestMessageOf(
  record: MailRecord,
  to: string,
  entries: Digest['entries'],
  context: MailContext,
): Message {
  const language = languageOf(record, entries[0].booking);
  const { operator } = textsIn(context.catalogue, language);
  const content = digestEmail({ entries, operator }, record.recipient.kind);
  const mail = renderEmail(record.recipient.kind === 'operator' ? content : fromOperator(content, operator), language);
  return { ...envelopeOf(record, to, context), replyTo: operator.contacts.email, mail };
}

/**
 * The message of a mail. Replies to the operator's notice go to the traveller, others to the
 * operator.
 */
export function messageOf(
  record: MailRecord,
  to: string,
  booking: BookingRecord,
  context: MailContext,
  details: MailDetails,
): Message {
  const { contacts } = context.catalogue.operator;
  return {
    ...envelopeOf(record, to, context),
    replyTo: record.recipient.kind === 'operator' ? travellerAddress(booking) || contacts.email : contacts.email,
    mail: mailOfRecord(record, booking, context, details),
  };
}

function envelopeOf(
  record: MailRecord,
  to: string,
  context: MailContext,
): Pick<Message, 'id' | 'date' | 'from' | 'to'> {
  const edition = record.edition === 0 ? '' : `.${record.edition}`;
  const { hostname } = new URL(context.catalogue.operator.url);
  return { id: `<${record.id}${edition}@${hostname}>`, date: new Date(record.createdAt), from: senderOf(context), to };
}
