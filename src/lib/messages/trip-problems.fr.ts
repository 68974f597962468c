import type { TripProblemsMessages } from './trip-problems.en.ts';

/** Messages about what a trip lacks before it can be booked, in French. */
export const fr: TripProblemsMessages = {
  noDay: 'Choisissez un jour.',
  tooFar: 'C’est trop loin\u00a0: nous n’avons pas encore de prix pour ce jour.',
  closed: (reason: string) => `Ce voyage n’a pas lieu ce jour-là\u00a0: ${reason}.`,
  noDeparture: 'Choisissez un départ.',
  noTime: 'Choisissez une heure.',
  notInTimetable: 'Ce voyage ne part pas à cette heure. Choisissez un de ses départs.',
  notDriven: (first: string, last: string) =>
    `Ce voyage part entre ${first} et ${last}. Choisissez une heure entre les deux.`,
  tooSoon: 'Ce départ ne peut plus être réservé. Choisissez-en un plus tard.',
  tooMany: (most: number) =>
    `Au plus ${most}\u00a0personnes par réservation. Ajoutez une deuxième réservation pour les autres.`,
  noPlace: { pickup: 'Dites-nous où vous prendre.', dropoff: 'Dites-nous où vous déposer.' },
  noName: 'Indiquez le nom du lieu.',
  notServed: 'Ce voyage ne s’arrête pas là. Choisissez un autre lieu.',
  noHotel: 'Indiquez votre hôtel, ou choisissez «\u00a0Hôtel pas encore connu\u00a0» dans la liste.',
};
