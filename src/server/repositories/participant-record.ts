import type { Participant } from '../../lib/bookings/participant.schema.ts';

/** An encrypted text and the id of its key. */
export interface EncryptedText {
  readonly keyId: string;
  /** Base64 of the initialisation vector, the authentication tag and the encrypted bytes. */
  readonly text: string;
}

/** A stored participant. */
export interface ParticipantRecord extends Pick<Participant, 'name' | 'nationality' | 'ageBand'> {
  readonly bookingRef: string;
  readonly tripRef: string;
  /** Index of the participant, from 0. */
  readonly index: number;
  /** The encrypted JSON of a passport; null where none is needed, or it was deleted. */
  readonly passport: EncryptedText | null;
  readonly savedAt: string;
}
