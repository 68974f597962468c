import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in Dutch. */
export const nl: AgeBandsMessages = {
  adult: 'Volwassene, 18 of ouder',
  'child-8-to-17': 'Kind, 8 t/m 17 jaar',
  'child-3-to-7': 'Kind, 3 t/m 7 jaar',
  infant: 'Jonger dan 3 jaar',
};
