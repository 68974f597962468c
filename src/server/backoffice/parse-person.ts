import { isBookingRef } from '../../lib/booking/booking-ref.ts';
import type { Person } from '../repositories/person.ts';

/** Country code of numbers without the leading 0. */
const COUNTRY = '63';

/** The person with a reference, an e-mail address or a number; null for what is none of them. */
export function parsePerson(text: string): Person | null {
  const ref = text.trim().toUpperCase();
  return isBookingRef(ref) ? { by: 'ref', ref } : (personByEmail(text) ?? personByNumber(text));
}

/** The person with a whole e-mail address, else null. */
export function personByEmail(text: string): Person | null {
  const email = text.trim().toLowerCase();
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email) ? { by: 'email', email } : null;
}

/** The person with a whole number, as in `+63 917 555 0100` or `09175550100`, else null. */
export function personByNumber(text: string): Person | null {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  if (!/^[+\d\s()./-]+$/.test(text) || digits.length < 7) return null;
  return { by: 'mobile', mobiles: [internationalNumber(text.trim(), digits)] };
}

function internationalNumber(text: string, digits: string): string {
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return digits.startsWith('0') ? `+${COUNTRY}${digits.slice(1)}` : `+${digits}`;
}

/** The given identification in words: `maria@example.com`. */
export function personText(person: Person): string {
  if (person.by === 'ref') return person.ref;
  return person.by === 'email' ? person.email : person.mobiles.join(' or ');
}
