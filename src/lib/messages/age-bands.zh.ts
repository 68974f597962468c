import type { AgeBandsMessages } from './age-bands.en.ts';

/** Messages of age groups in Chinese. */
export const zh: AgeBandsMessages = {
  adult: '成人，18岁及以上',
  'child-8-to-17': '儿童，8至17岁',
  'child-3-to-7': '儿童，3至7岁',
  infant: '3岁以下',
};
