import * as z from 'zod/mini';
import { ON_FILE, type Participant, participantSchema, type Traveller } from '../bookings/participant.schema.ts';
import { type Documents, participantProblems } from '../bookings/passport-validation.ts';
import type { Language } from '../languages/language.ts';
import type { ParticipantProblemsMessages } from '../messages/participant-problems.en.ts';
import { participantProblemsMessages } from '../messages/participant-problems.ts';
import { passportProblemsMessages } from '../messages/passport-problems.ts';
import type { ParticipantDraft, PassportDraft, StoredDraft } from './participant-draft.schema.ts';

export const EMPTY_PASSPORT: PassportDraft = { name: '', number: '', expiry: '', country: '' };

export const EMPTY_DRAFT: ParticipantDraft = { name: '', nationality: '', ageBand: '', passport: EMPTY_PASSPORT };

/** The requirements of a trip: passports, and the ISO day until which they must be valid. */
export interface ParticipantRequirements {
  readonly documents: Documents;
  readonly lastDay: string;
  /** The advised minimum age; absent where the trip is for all ages. */
  readonly advisedFromAge?: number | undefined;
}

/** Maximum age in each age band. */
const MAX_AGES: Readonly<Record<string, number>> = { 'child-8-to-17': 17, 'child-3-to-7': 7, infant: 2 };

/**
 * Whether a participant is below the advised age, which the booker must then confirm. See
 * specification.md#travellers-rules.
 */
export function needsConfirmation(
  { ageBand }: Pick<StoredDraft, 'ageBand'>,
  { advisedFromAge }: Pick<ParticipantRequirements, 'advisedFromAge'>,
): boolean {
  return advisedFromAge !== undefined && (MAX_AGES[ageBand] ?? Number.POSITIVE_INFINITY) < advisedFromAge;
}

/** A field of the form and what is allowed there. */
export interface DraftProblem {
  /** `name`, `nationality`, `ageBand`, `passport.number` … */
  readonly field: string;
  readonly text: string;
}

/** Outcome of validating a form. */
export type DraftOutcome =
  | { readonly kind: 'complete'; readonly participant: Participant }
  | { readonly kind: 'incomplete'; readonly problems: readonly DraftProblem[] };

/** The passport fields for a stored passport. */
export function passportDraft({ passport }: Pick<Traveller, 'passport'>): PassportDraft {
  return passport === null || passport === ON_FILE ? EMPTY_PASSPORT : passport;
}

/** The form of a stored participant; a draft on the device is newer and wins. */
export function draftOf(saved: Traveller | null, kept: StoredDraft | null): ParticipantDraft {
  const passport = saved ? passportDraft(saved) : EMPTY_PASSPORT;
  const { name, nationality, ageBand } = kept ?? saved ?? EMPTY_DRAFT;
  return { name, nationality, ageBand, passport: { ...passport } };
}

/** The fields that a device may store: all but the passport. */
export function storablePartOf({ name, nationality, ageBand }: ParticipantDraft): StoredDraft {
  return { name, nationality, ageBand };
}

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;

/** Problems of the expiry date; a date that is too early is reported first. */
function expiryProblems(
  passport: PassportDraft | null,
  { documents, lastDay }: ParticipantRequirements,
  language: Language,
): readonly DraftProblem[] {
  return passport && ISO_DATE.test(passport.expiry)
    ? participantProblems({ passport }, documents, lastDay, language)
    : [];
}

/** A rule of the schema that a field breaks. */
interface Issue {
  readonly path: readonly PropertyKey[];
  /** `custom` for letters that a name may not have. */
  readonly code: string;
}

function problemOf({ path, code }: Issue, language: Language): DraftProblem {
  const t = participantProblemsMessages(language);
  const field = path.join('.');
  return { field, text: code === 'custom' ? t.nameLetters : textOf(field, t) };
}

function textOf(field: string, t: ParticipantProblemsMessages): string {
  return t[field as keyof ParticipantProblemsMessages] ?? t.name;
}

/**
 * What the service says of a field that it does not take. The page has checked the rest: a passport
 * that expires too early, and a masked number that has to be typed again, are left.
 */
export function refusalText(field: string, language: Language): string {
  const passport = passportProblemsMessages(language);
  if (field === 'passport') return passport.missing;
  if (field === 'passport.expiry') return passport.expires;
  const t = participantProblemsMessages(language);
  return field === 'passport.number' ? t.wholeNumber : textOf(field, t);
}

/** A form as the service takes it, or what it lacks (specification.md#passports). */
export function completeDraft(
  { passport: draft, ...person }: ParticipantDraft,
  asked: ParticipantRequirements,
  language: Language,
): DraftOutcome {
  const passport = asked.documents === 'passport' ? draft : null;
  const result = z.safeParse(participantSchema, { ...person, passport });
  const late = expiryProblems(passport, asked, language);
  if (result.success && late.length === 0) return { kind: 'complete', participant: result.data };
  const issues = result.success ? [] : result.error.issues;
  const missing = issues.map((issue) => problemOf(issue, language));
  return { kind: 'incomplete', problems: [...missing, ...late] };
}

/** Whether a passport number is one that the service has masked, with three characters left. */
export function isMasked(number: string): boolean {
  return /^XXXXX[A-Z0-9]{3}$/.test(number);
}

/**
 * A participant's details for another trip's form. A masked number is not copied: it would be taken
 * for a complete one.
 */
export function copyDraft(from: ParticipantDraft): ParticipantDraft {
  const { passport } = from;
  return { ...from, passport: { ...passport, number: isMasked(passport.number) ? '' : passport.number } };
}

/** Whether all fields are empty. */
export function isEmptyDraft({ name, nationality, ageBand, passport }: ParticipantDraft): boolean {
  return [name, nationality, ageBand, ...Object.values(passport)].every((text) => text === '');
}
