import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in French. */
export const fr: ReviewsMessages = {
  heading: 'Ce que disent les voyageurs',
  list: (heading: string) => `${heading}, avis`,
  stars: (stars: number) => `${stars} sur 5 étoiles`,
  rest: 'Lire la suite',
  writtenIn: (language: string) => `En ${language}`,
  sample: 'Avis d’exemple',
};
