import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in German. */
export const de: AgeBandsMessages = {
  adult: 'Erwachsen, ab 18',
  'child-8-to-17': 'Kind, 8 bis 17',
  'child-3-to-7': 'Kind, 3 bis 7',
  infant: 'Unter 3',
};
