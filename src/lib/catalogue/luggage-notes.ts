const LUGGAGE = /luggage|suitcase|carry-on|backpack|\bbags?\b/i;
const OTHER_BAGS = /(?:sickness|plastic) bags?/gi;
/** Bags on the belt decide which hour is booked: on the day before it is too late for that. */
const AFTER_A_FLIGHT = /\blanding\b/i;

/** The notes of a listing that say what luggage may come, for the reminder of its departure. */
export function luggageNotes(notes: readonly string[]): string[] {
  return notes.filter((note) => !AFTER_A_FLIGHT.test(note) && LUGGAGE.test(note.replace(OTHER_BAGS, '')));
}
