import * as z from 'zod/mini';
import { type Participant, participantSchema } from './participant.schema.ts';
import type { KeptDraft, ParticipantDraft, PassportDraft } from './participant-draft.schema.ts';
import { type Documents, participantProblems } from './participant-problems.ts';

export const EMPTY_PASSPORT: PassportDraft = { name: '', number: '', expiry: '', country: '' };

export const EMPTY_DRAFT: ParticipantDraft = { name: '', nationality: '', ageBand: '', passport: EMPTY_PASSPORT };

/** What a trip asks for: whether passports, and until which day they must be valid (an ISO date in Palawan). */
export interface Asked {
  readonly documents: Documents;
  readonly lastDay: string;
}

/** A field of the form and what is allowed there. */
export interface DraftProblem {
  /** `name`, `nationality`, `ageBand`, `passport.number` … */
  readonly field: string;
  readonly text: string;
}

/** What came of a form. */
export type DraftOutcome =
  | { readonly kind: 'complete'; readonly participant: Participant }
  | { readonly kind: 'incomplete'; readonly problems: readonly DraftProblem[] };

/** The form of somebody whose details the service has; a kept draft is newer than they. */
export function draftOf(saved: Participant | null, kept: KeptDraft | null): ParticipantDraft {
  const passport = saved?.passport ?? EMPTY_PASSPORT;
  const { name, nationality, ageBand } = kept ?? saved ?? EMPTY_DRAFT;
  return { name, nationality, ageBand, passport: { ...passport } };
}

/** What a device may keep of a form: everything but the passport. */
export function keptPart({ name, nationality, ageBand }: ParticipantDraft): KeptDraft {
  return { name, nationality, ageBand };
}

/** A form as the service takes it, or what it lacks (specification, section 5). */
export function completed({ passport, ...person }: ParticipantDraft, { documents, lastDay }: Asked): DraftOutcome {
  const given = { ...person, passport: documents === 'passport' ? passport : null };
  const result = z.safeParse(participantSchema, given);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => ({ field: path.join('.'), text: message }));
    return { kind: 'incomplete', problems };
  }
  const problems = participantProblems(result.data, documents, lastDay);
  return problems.length > 0 ? { kind: 'incomplete', problems } : { kind: 'complete', participant: result.data };
}

/** Whether a passport number is one of which the service shows the last three signs only. */
export function isMasked(number: string): boolean {
  return /^XXXXX[A-Z0-9]{3}$/.test(number);
}

/**
 * One person's details for another trip's form. A number of which only the end is known cannot be copied: it would be taken for the whole one.
 */
export function copied(from: ParticipantDraft): ParticipantDraft {
  const { passport } = from;
  return { ...from, passport: { ...passport, number: isMasked(passport.number) ? '' : passport.number } };
}

/** Whether nothing was entered. */
export function isEmptyDraft({ name, nationality, ageBand, passport }: ParticipantDraft): boolean {
  return [name, nationality, ageBand, ...Object.values(passport)].every((text) => text === '');
}
