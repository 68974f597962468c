/** Messages of days on which a listing does not run, in English. */
export const en = {
  on: (day: string, reason: string) => `Does not run on ${day}: ${reason}.`,
  between: (from: string, to: string, reason: string) => `Does not run from ${from} to ${to}: ${reason}.`,
};

export type ClosuresMessages = typeof en;
