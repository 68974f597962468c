import * as z from 'zod/mini';
import { type Booker, bookerSchema } from '../booking/booker.schema.ts';
import { pleaseGive } from '../text/please-give.ts';

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
export type ReadNumber = (text: string, country: string) => { readonly number: string } | null;

/** What came of the fields. */
export type BookerOutcome =
  | { readonly kind: 'complete'; readonly booker: Booker }
  /** What to do, by field. */
  | { readonly kind: 'incomplete'; readonly problems: Readonly<Partial<Record<keyof Booker, string>>> };

/** Without the rules of each country only a number with its prefix says what it is. */
export const readPlainNumber: ReadNumber = (text) => {
  const number = text.replace(/[\s().-]/g, '');
  return number.startsWith('+') ? { number } : null;
};

/** Who books, or which fields are not filled as they must be (specification, section 5: at most what is needed to reach somebody). */
export function checkedBooker({ name, email, country, mobile }: BookerForm, read: ReadNumber): BookerOutcome {
  const result = z.safeParse(bookerSchema, { name, email, mobile: read(mobile, country)?.number ?? '' });
  if (result.success) return { kind: 'complete', booker: result.data };
  const problems = result.error.issues.map(({ path, message }) => [String(path[0]), pleaseGive(message)]);
  // The first thing that is wrong with a field is enough.
  return { kind: 'incomplete', problems: Object.fromEntries(problems.toReversed()) };
}
