const LUGGAGE = /luggage|suitcase|carry-on|backpack|\bbags?\b/i;
const OTHER_BAGS = /(?:sickness|plastic) bags?/gi;

/** The notes of a listing that say what luggage may come, for the reminder of its departure. */
export function luggageNotes(notes: readonly string[]): string[] {
  return notes.filter((note) => LUGGAGE.test(note.replace(OTHER_BAGS, '')));
}
