import type { TripRefusalsMessages } from './trip-refusals.en.ts';

/** Why the service did not take a trip, in German. */
export const de: TripRefusalsMessages = {
  departed: 'Dieser Trip ist schon gestartet. Wähl einen anderen Tag.',
  withdrawn: 'Dieser Trip wird nicht mehr angeboten.',
  noDay: 'Wähl einen Tag.',
  tooFar: 'Das ist zu weit voraus: Für diesen Tag haben wir noch keine Preise.',
  closed: 'Diesen Trip gibt es an dem Tag nicht. Wähl einen anderen Tag.',
  tooSoon: 'Diese Abfahrt lässt sich nicht mehr buchen. Wähl eine spätere.',
  notThen: 'Um diese Zeit startet dieser Trip nicht. Wähl eine seiner Abfahrten.',
  notThere: 'Dort hält dieser Trip nicht. Wähl einen anderen Ort.',
  noPlace: 'Gib den Namen des Orts ein.',
  tooMany: 'Das sind mehr Personen, als in eine Buchung passen. Mach für die anderen eine zweite Buchung.',
};
