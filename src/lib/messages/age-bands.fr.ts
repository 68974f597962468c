import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in French. */
export const fr: AgeBandsMessages = {
  adult: 'Adulte, 18 ans ou plus',
  'child-8-to-17': 'Enfant, 8 à 17 ans',
  'child-3-to-7': 'Enfant, 3 à 7 ans',
  infant: 'Moins de 3 ans',
};
