import { personByEmail, personByNumber } from '../src/server/backoffice/parse-person.ts';
import type { Person } from '../src/server/repositories/person.ts';
import type { Arguments } from './arguments.ts';
import { type Option, UsageError } from './command.ts';

/** The options that identify a person. */
export const PERSON_OPTIONS: Readonly<Record<string, Option>> = {
  email: { value: 'ADDRESS', help: 'all bookings and carts with this e-mail address' },
  number: { value: 'NUMBER', help: 'all with this number, as in "+63 917 555 0100" or 09175550100' },
};

/**
 * The person with a booking reference, an address or a number. @throws UsageError for none or two
 * of them
 */
export function personOfArguments(given: Arguments): Person {
  const email = given.text('email');
  const number = given.text('number');
  if (email !== undefined && number !== undefined) throw new UsageError('Give --email or --number, not both.');
  if (email === undefined && number === undefined) return { by: 'ref', ref: given.ref() };
  given.words();
  const person = email !== undefined ? personByEmail(email) : personByNumber(number ?? '');
  if (person) return person;
  if (email !== undefined) {
    throw new UsageError(`--email is "${email}"; it must be a whole address such as maria@example.com.`);
  }
  throw new UsageError(`--number is "${number}"; it must be a whole number such as +639175550100.`);
}
