import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Booker, bookerSchema } from '../../lib/booking/booker.schema.ts';
import { personNameSchema } from '../../lib/text/person-name.schema.ts';
import { OctoProblem } from '../http/octo-problem.ts';
import type { ResellerContact, ResellerRecord } from '../repositories/reseller-record.ts';
import type { OctoContact } from './octo-requests.schema.ts';

const COUNTRY = /^[A-Z]{2}$/;

/** A contact of which nothing is known. */
export const NO_CONTACT: ResellerContact = {
  ...{ fullName: null, firstName: null, lastName: null, emailAddress: null, phoneNumber: null, locales: [] },
  ...{ postalCode: null, country: null, notes: null },
};

/** A contact with what is said anew; what is not said stays. */
export function mergedContact(before: ResellerContact, change: OctoContact | null | undefined): ResellerContact {
  const { locales, ...texts } = change ?? {};
  const filled = Object.entries(texts).filter(([, text]) => text !== undefined && text !== null && text !== '');
  return { ...before, ...Object.fromEntries(filled), ...(locales && { locales }) };
}

/** The name of a contact: the full one, else the first and the last. */
function nameOf({ fullName, firstName, lastName }: ResellerContact): string {
  return fullName ?? [firstName, lastName].filter(Boolean).join(' ');
}

/**
 * Whoever books, as far as a reseller said it. What is missing is the reseller's, as it is asked.
 *
 * @throws OctoProblem BAD_REQUEST for a name, address or number that is none
 */
export function bookerOf(contact: ResellerContact, reseller: ResellerRecord): Booker {
  const name = nameOf(contact);
  const { emailAddress, phoneNumber } = contact;
  return {
    name: name === '' ? reseller.name : valid('contact.fullName', personNameSchema('a full name'), name),
    email:
      emailAddress === null ? reseller.email : valid('contact.emailAddress', bookerSchema.shape.email, emailAddress),
    mobile: phoneNumber === null ? '' : e164(phoneNumber, contact.country),
  };
}

/** @throws OctoProblem BAD_REQUEST where a driver would not know whom to look for, or to call */
export function requireTraveller(contact: ResellerContact): void {
  const missing = [
    ...(nameOf(contact) === '' ? ['contact.fullName'] : []),
    ...(contact.phoneNumber === null ? ['contact.phoneNumber'] : []),
  ];
  if (missing.length > 0) throw new OctoProblem('BAD_REQUEST', `Send ${missing.join(' and ')} to confirm.`);
}

function valid(field: string, schema: typeof bookerSchema.shape.email, text: string): string {
  const { data, error } = schema.safeParse(text);
  if (data !== undefined) return data;
  throw new OctoProblem('BAD_REQUEST', `${field}: ${error?.issues[0]?.message}.`);
}

/** A number with its country code, in whatever form it was written. */
function e164(text: string, country: string | null): string {
  const code = country?.toUpperCase() ?? '';
  const parsed = parsePhoneNumberFromString(text, COUNTRY.test(code) ? (code as 'PH') : 'PH');
  if (parsed?.isValid()) return parsed.number;
  throw new OctoProblem('BAD_REQUEST', 'contact.phoneNumber: a number that exists, such as +63 917 555 0100.');
}
