/** Messages about days that cannot be chosen, in English. Days are "January 10 to 12". */
export const en = {
  over: 'This day is over in Palawan.',
  tooFar: 'We do not have prices for this day yet.',
  tooFarOn: (days: string) => `We do not have prices for ${days} yet.`,
  closed: (reason: string) => `No trips on this day: ${reason}.`,
  left: 'The last departure of this day has left.',
  leftOn: (days: string) => `The last departure of ${days} has left.`,
  tooLate: (leadTime: string) => `Too late for this day: book at least ${leadTime} ahead.`,
  tooLateOn: (days: string, leadTime: string) => `Too late for ${days}: book at least ${leadTime} ahead.`,
  beforeWayThere: 'This is before the day of your trip there.',
};

export type DayProblemsMessages = typeof en;
