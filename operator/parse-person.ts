import type { Person } from '../src/server/repositories/person.ts';
import type { Arguments } from './arguments.ts';
import { type Option, UsageError } from './command.ts';

/** The options that identify a person. */
export const PERSON_OPTIONS: Readonly<Record<string, Option>> = {
  email: { value: 'ADDRESS', help: 'all bookings and carts with this e-mail address' },
  number: { value: 'NUMBER', help: 'all with this number, as in "+63 917 555 0100" or 09175550100' },
};

/** Country code of numbers without the leading 0. */
const COUNTRY = '63';

/**
 * The person with a booking reference, an address or a number. @throws UsageError for none or two
 * of them
 */
export function parsePerson(given: Arguments): Person {
  const email = given.text('email');
  const number = given.text('number');
  if (email !== undefined && number !== undefined) throw new UsageError('Give --email or --number, not both.');
  if (email === undefined && number === undefined) return { by: 'ref', ref: given.ref() };
  given.words();
  if (email !== undefined) return { by: 'email', email: parseEmail(email) };
  return { by: 'mobile', mobiles: parseMobiles(number ?? '') };
}

/** The given identification in words: `maria@example.com`. */
export function personText(person: Person): string {
  if (person.by === 'ref') return person.ref;
  return person.by === 'email' ? person.email : person.mobiles.join(' or ');
}

function parseEmail(text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text.toLowerCase();
  throw new UsageError(`--email is "${text}"; it must be a whole address such as maria@example.com.`);
}

function parseMobiles(text: string): readonly string[] {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  if (!/^[+\d\s()./-]+$/.test(text) || digits.length < 7) {
    throw new UsageError(`--number is "${text}"; it must be a whole number such as +639175550100.`);
  }
  if (text.startsWith('+')) return [`+${digits}`];
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`];
  return [digits.startsWith('0') ? `+${COUNTRY}${digits.slice(1)}` : `+${digits}`];
}
