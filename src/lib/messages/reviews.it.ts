import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in Italian. */
export const it: ReviewsMessages = {
  heading: 'Che cosa dicono i viaggiatori',
  list: (heading: string) => `${heading}, recensioni`,
  stars: (stars: number) => `${stars} su 5 stelle`,
  rest: 'Leggi il resto',
  writtenIn: (language: string) => `In ${language}`,
  sample: 'Recensione di esempio',
};
