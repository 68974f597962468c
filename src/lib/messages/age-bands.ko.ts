import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in Korean. */
export const ko: AgeBandsMessages = {
  adult: '성인, 18세 이상',
  'child-8-to-17': '어린이, 8~17세',
  'child-3-to-7': '어린이, 3~7세',
  infant: '3세 미만',
};
