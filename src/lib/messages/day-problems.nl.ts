import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in Dutch. Days are "January 10 to 12". */
export const nl: DayProblemsMessages = {
  over: 'Deze dag is op Palawan al voorbij.',
  tooFar: 'Voor deze dag hebben we nog geen prijzen.',
  tooFarOn: (days: string) => `Voor ${days} hebben we nog geen prijzen.`,
  closed: (reason: string) => `Geen trips op deze dag: ${reason}.`,
  left: 'Het laatste vertrek van deze dag is al geweest.',
  leftOn: (days: string) => `Het laatste vertrek van ${days} is al geweest.`,
  tooLate: (leadTime: string) => `Te laat voor deze dag: boek minstens ${leadTime} van tevoren.`,
  tooLateOn: (days: string, leadTime: string) => `Te laat voor ${days}: boek minstens ${leadTime} van tevoren.`,
  beforeWayThere: 'Dit is vóór de dag van je heenreis.',
};
