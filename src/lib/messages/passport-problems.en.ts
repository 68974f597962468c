/** Messages of what a trip asks of passports, in English. */
export const en = {
  missing: 'Everyone on this trip needs a passport, including children.',
  expires: 'This passport expires before the trip ends.',
};

export type PassportProblemsMessages = typeof en;
