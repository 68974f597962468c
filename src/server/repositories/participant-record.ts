import type { Participant } from '../../lib/bookings/participant.schema.ts';

/** An encrypted text and the id of its key. */
export interface EncryptedText {
  readonly keyId: string;
  /** Base64 of the initialisation vector, the authentication tag and the encrypted bytes. */
  readonly text: string;
}

/** Somebody who travels, as they are kept. */
export interface ParticipantRecord extends Pick<Participant, 'name' | 'nationality' | 'ageBand'> {
  readonly bookingRef: string;
  readonly tripRef: string;
  /** Which of the trip's people, from 0. */
  readonly index: number;
  /** The encrypted JSON of a passport; null where the trip asks for none, or when it was forgotten. */
  readonly passport: EncryptedText | null;
  readonly savedAt: string;
}
