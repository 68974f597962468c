import * as z from 'zod/mini';
import { type Booker, bookerSchema } from '../booking/booker.schema.ts';
import { fieldMessage } from '../text/field-message.ts';

/** What stands in the fields about who books. */
export interface BookerForm {
  readonly name: string;
  readonly email: string;
  /** Where the telephone is from: an ISO 3166 code. */
  readonly country: string;
  /** As the traveller writes it, with or without the country's prefix. */
  readonly mobile: string;
}

/** Reads a number as people write it; null for what cannot be one. See phone-numbers.ts. */
export type ParseNumber = (text: string, country: string) => { readonly number: string } | null;

/** What came of the fields. */
export type BookerOutcome =
  | { readonly kind: 'complete'; readonly booker: Booker }
  /** What to do, by field. */
  | { readonly kind: 'incomplete'; readonly problems: Readonly<Partial<Record<keyof Booker, string>>> };

/** Said of a number that is too short, too long, or of another country. */
const NONE_THERE = 'Please give the whole number: there is no such number in its country.';

/** Without the rules of each country only a number with its prefix says what it is. */
export const parsePlainNumber: ParseNumber = (text) => {
  const number = text.replace(/[\s().-]/g, '');
  return number.startsWith('+') ? { number } : null;
};

/** Who books, or which fields are not filled as they must be (specification.md#booker: at most what is needed to reach somebody). */
export function validateBooker({ name, email, country, mobile }: BookerForm, read: ParseNumber): BookerOutcome {
  const result = z.safeParse(bookerSchema, { name, email, mobile: read(mobile, country)?.number ?? '' });
  if (result.success) return { kind: 'complete', booker: result.data };
  const problems = result.error.issues.map(({ path, message }) => [String(path[0]), fieldMessage(message)]);
  // The first thing that is wrong with a field is enough.
  const first: Partial<Record<keyof Booker, string>> = Object.fromEntries(problems.toReversed());
  const isNoneThere = first.mobile !== undefined && mobile.trim() !== '' && read !== parsePlainNumber;
  return { kind: 'incomplete', problems: isNoneThere ? { ...first, mobile: NONE_THERE } : first };
}
