import { ON_FILE, type Traveller } from './participant.schema.ts';

/** What a listing asks of everybody who travels (see `documents` in the listing's file). */
export type Documents = 'none' | 'passport';

/** Why a participant's details are not enough: the field, and what to do in words that a traveller understands. */
export interface ParticipantProblem {
  readonly field: 'passport' | 'passport.expiry';
  readonly text: string;
}

/**
 * What is missing for a trip. On a trip that asks for passports everybody needs one, children included, and it must not
 * expire before the trip is over (specification.md#passports; the San Vicente to Puerto Princesa Underground River tour).
 *
 * @param lastDay the day on which the trip ends, an ISO date in Palawan
 */
export function participantProblems(
  { passport }: Pick<Traveller, 'passport'>,
  documents: Documents,
  lastDay: string,
): readonly ParticipantProblem[] {
  if (documents === 'none') return [];
  if (!passport) return [{ field: 'passport', text: 'Everybody on this trip needs a passport, children included.' }];
  return passport === ON_FILE || passport.expiry > lastDay
    ? []
    : [{ field: 'passport.expiry', text: 'This passport expires before the trip is over.' }];
}
