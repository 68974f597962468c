import * as z from 'zod/mini';
import { type Booker, bookerSchema } from '../booking/booker.schema.ts';
import { fieldMessage } from '../text/field-message.ts';

/** The fields about the booker. */
export interface BookerForm {
  readonly name: string;
  readonly email: string;
  /** Country of the telephone number: an ISO 3166 code. */
  readonly country: string;
  /** The number as typed, with or without the country's prefix. */
  readonly mobile: string;
}

/** Parses a number as people write it; null where it is invalid. See phone-numbers.ts. */
export type ParseNumber = (text: string, country: string) => { readonly number: string } | null;

/** Outcome of validating the booker's fields. */
export type BookerOutcome =
  | { readonly kind: 'complete'; readonly booker: Booker }
  /** Problems by field, each with what to do. */
  | { readonly kind: 'incomplete'; readonly problems: Readonly<Partial<Record<keyof Booker, string>>> };

/** The error for a number that is too short, too long, or of another country. */
const NONE_THERE = 'Please enter the full number: this one does not exist in its country.';

/** Parses a number without the rules of each country: only with its prefix. */
export const parsePlainNumber: ParseNumber = (text) => {
  const number = text.replace(/[\s().-]/g, '');
  return number.startsWith('+') ? { number } : null;
};

/** The booker, or problems of the fields (specification.md#booker). */
export function validateBooker({ name, email, country, mobile }: BookerForm, read: ParseNumber): BookerOutcome {
  const result = z.safeParse(bookerSchema, { name, email, mobile: read(mobile, country)?.number ?? '' });
  if (result.success) return { kind: 'complete', booker: result.data };
  const problems = result.error.issues.map(({ path, message }) => [String(path[0]), fieldMessage(message)]);
  // The first thing that is wrong with a field is enough.
  const first: Partial<Record<keyof Booker, string>> = Object.fromEntries(problems.toReversed());
  const isNoneThere = first.mobile !== undefined && mobile.trim() !== '' && read !== parsePlainNumber;
  return { kind: 'incomplete', problems: isNoneThere ? { ...first, mobile: NONE_THERE } : first };
}
