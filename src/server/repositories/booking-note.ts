/** The operator's note at a booking. */
export interface BookingNote {
  readonly at: string;
  readonly text: string;
  /** Who wrote it; null for a command that did not say, and for the program itself. */
  readonly by: string | null;
}

/** Stores the operator's notes. */
export interface NoteRepository {
  add(ref: string, note: BookingNote): Promise<void>;
  /** Oldest first. */
  ofBooking(ref: string): Promise<readonly BookingNote[]>;
}
