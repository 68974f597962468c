/** What the operator writes about a booking. */
export interface BookingNote {
  readonly at: string;
  readonly text: string;
}

/** What the operator writes about bookings. */
export interface NoteRepository {
  add(ref: string, note: BookingNote): Promise<void>;
  /** Oldest first. */
  ofBooking(ref: string): Promise<readonly BookingNote[]>;
}
