import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in Spanish. */
export const es: AgeBandsMessages = {
  adult: 'Adulto, 18 o más',
  'child-8-to-17': 'Niño, de 8 a 17',
  'child-3-to-7': 'Niño, de 3 a 7',
  infant: 'Menor de 3',
};
