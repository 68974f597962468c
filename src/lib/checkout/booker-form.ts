import * as z from 'zod/mini';
import { type Booker, bookerSchema } from '../booking/booker.schema.ts';
import type { Language } from '../languages/language.ts';
import { bookerMessages } from '../messages/booker.ts';

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

/** Parses a number without the rules of each country: only with its prefix. */
export const parsePlainNumber: ParseNumber = (text) => {
  const number = text.replace(/[\s().-]/g, '');
  return number.startsWith('+') ? { number } : null;
};

type Issue = z.core.$ZodIssue;

function problemOf({ path, code }: Issue, language: Language): readonly [string, string] {
  const t = bookerMessages(language);
  const field = String(path[0]) as keyof Booker;
  // A name of the right length is refused for its characters.
  return [field, field === 'name' && code === 'custom' ? t.nameLetters : t[field]];
}

/** The booker, or problems of the fields (specification.md#booker). */
export function validateBooker(
  { name, email, country, mobile }: BookerForm,
  read: ParseNumber,
  language: Language,
): BookerOutcome {
  const result = z.safeParse(bookerSchema, { name, email, mobile: read(mobile, country)?.number ?? '' });
  if (result.success) return { kind: 'complete', booker: result.data };
  const problems = result.error.issues.map((issue) => problemOf(issue, language));
  // The first thing that is wrong with a field is enough.
  const first: Partial<Record<keyof Booker, string>> = Object.fromEntries(problems.toReversed());
  const isNoneThere = first.mobile !== undefined && mobile.trim() !== '' && read !== parsePlainNumber;
  if (!isNoneThere) return { kind: 'incomplete', problems: first };
  return { kind: 'incomplete', problems: { ...first, mobile: bookerMessages(language).unknownMobile } };
}
