import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in Italian. */
export const it: AgeBandsMessages = {
  adult: 'Adulto, 18 anni o più',
  'child-8-to-17': 'Bambino o ragazzo, da 8 a 17 anni',
  'child-3-to-7': 'Bambino, da 3 a 7 anni',
  infant: 'Meno di 3 anni',
};
