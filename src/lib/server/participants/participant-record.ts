import type { Participant } from '../../participants/participant.schema.ts';
import type { Sealed } from '../passports/sealing.ts';

/** Somebody who travels, as they are kept. */
export interface ParticipantRecord extends Pick<Participant, 'name' | 'nationality' | 'ageBand'> {
  readonly bookingRef: string;
  readonly tripRef: string;
  /** Which of the trip's people, from 0. */
  readonly index: number;
  /** The encrypted JSON of a passport; null where the trip asks for none, or when it was forgotten. */
  readonly passport: Sealed | null;
  readonly savedAt: string;
}
