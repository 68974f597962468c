import type { Language } from '../languages/language.ts';
import { passportProblemsMessages } from '../messages/passport-problems.ts';
import { ON_FILE, type Traveller } from './participant.schema.ts';

/** The document that a listing requires of every traveller (`documents` in its file). */
export type Documents = 'none' | 'passport';

/** A reason why participant details are incomplete: the field, and what to do. */
export interface ParticipantProblem {
  readonly field: 'passport' | 'passport.expiry';
  readonly text: string;
}

/**
 * The problems of a participant for a trip. Where passports are required everyone needs one,
 * children included, valid until the trip is over (specification.md#passports).
 *
 * @param lastDay the day on which the trip ends, an ISO date in Palawan
 */
export function participantProblems(
  { passport }: Pick<Traveller, 'passport'>,
  documents: Documents,
  lastDay: string,
  language: Language,
): readonly ParticipantProblem[] {
  if (documents === 'none') return [];
  if (!passport) return [{ field: 'passport', text: passportProblemsMessages(language).missing }];
  return passport === ON_FILE || passport.expiry > lastDay
    ? []
    : [{ field: 'passport.expiry', text: passportProblemsMessages(language).expires }];
}
