import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in German. */
export const de: TripProblemsMessages = {
  noDay: 'Wähl einen Tag.',
  tooFar: 'Das ist zu weit voraus: Für diesen Tag haben wir noch keine Preise.',
  closed: (reason: string) => `Diesen Trip gibt es an dem Tag nicht: ${reason}.`,
  noDeparture: 'Wähl eine Abfahrt.',
  noTime: 'Wähl eine Zeit.',
  notInTimetable: 'Um diese Zeit startet dieser Trip nicht. Wähl eine seiner Abfahrten.',
  notDriven: (first: string, last: string) =>
    `Dieser Trip startet zwischen ${first} und ${last}. Wähl eine Zeit dazwischen.`,
  tooSoon: 'Diese Abfahrt lässt sich nicht mehr buchen. Wähl eine spätere.',
  tooMany: (most: number) => `Höchstens ${most} Personen in einer Buchung. Mach für die anderen eine zweite Buchung.`,
  noPlace: { pickup: 'Sag uns, wo wir dich abholen.', dropoff: 'Sag uns, wo wir dich absetzen.' },
  noName: 'Gib den Namen des Orts ein.',
  notServed: 'Dort hält dieser Trip nicht. Wähl einen anderen Ort.',
  noHotel: 'Gib dein Hotel ein, oder wähl „Hotel noch nicht bekannt“ aus der Liste.',
};
