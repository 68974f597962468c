import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in French. Days are "January 10 to 12". */
export const fr: DayProblemsMessages = {
  over: 'Ce jour est passé à Palawan.',
  tooFar: 'Nous n’avons pas encore de prix pour ce jour.',
  tooFarOn: (days: string) => `Pas encore de prix ${days}.`,
  closed: (reason: string) => `Pas de voyage ce jour-là\u00a0: ${reason}.`,
  left: 'Le dernier départ de ce jour est parti.',
  leftOn: (days: string) => `Plus de départ ${days}\u00a0: le dernier est parti.`,
  tooLate: (leadTime: string) => `Trop tard pour ce jour\u00a0: réservez au moins ${leadTime} à l’avance.`,
  tooLateOn: (days: string, leadTime: string) =>
    `Plus réservable ${days}\u00a0: réservez au moins ${leadTime} à l’avance.`,
  beforeWayThere: 'C’est avant le jour de votre aller.',
};
