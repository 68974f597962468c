import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in Italian. Days are "January 10 to 12". */
export const it: DayProblemsMessages = {
  over: 'A Palawan questo giorno è già finito.',
  tooFar: 'Per questo giorno non abbiamo ancora i prezzi.',
  tooFarOn: (days: string) => `Non abbiamo ancora i prezzi per viaggiare ${days}.`,
  closed: (reason: string) => `In questo giorno non si parte: ${reason}.`,
  left: 'L’ultima partenza di questo giorno è già andata.',
  leftOn: (days: string) => `Non si parte più ${days}: l’ultima partenza è già andata.`,
  tooLate: (leadTime: string) => `Troppo tardi per questo giorno: prenota almeno ${leadTime} prima.`,
  tooLateOn: (days: string, leadTime: string) =>
    `Troppo tardi per viaggiare ${days}: prenota almeno ${leadTime} prima.`,
  beforeWayThere: 'È prima del giorno del viaggio di andata.',
};
