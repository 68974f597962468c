import type { DayProblemsMessages } from './day-problems.en.ts';

/** Messages about days that cannot be chosen, in German. Days are "January 10 to 12". */
export const de: DayProblemsMessages = {
  over: 'Dieser Tag ist auf Palawan schon vorbei.',
  tooFar: 'Für diesen Tag haben wir noch keine Preise.',
  tooFarOn: (days: string) => `${days}: noch keine Preise.`,
  closed: (reason: string) => `An diesem Tag gibt es keine Trips: ${reason}.`,
  left: 'Die letzte Abfahrt an diesem Tag ist schon weg.',
  leftOn: (days: string) => `${days}: Die letzte Abfahrt ist schon weg.`,
  tooLate: (leadTime: string) => `Zu spät für diesen Tag: Buch mindestens ${leadTime} vorher.`,
  tooLateOn: (days: string, leadTime: string) => `${days}: zu spät. Buch mindestens ${leadTime} vorher.`,
  beforeWayThere: 'Das ist vor dem Tag deiner Hinfahrt.',
};
