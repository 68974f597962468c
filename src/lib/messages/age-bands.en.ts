/** Messages of age groups in English. */
export const en = {
  adult: 'Adult, 18 or over',
  'child-8-to-17': 'Child, 8 to 17',
  'child-3-to-7': 'Child, 3 to 7',
  infant: 'Under 3',
};

export type AgeBandsMessages = typeof en;
