import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in Dutch. */
export const nl: ReviewsMessages = {
  heading: 'Wat reizigers zeggen',
  list: (heading: string) => `${heading}, reviews`,
  stars: (stars: number) => `${stars} van de 5 sterren`,
  rest: 'Lees de rest',
  writtenIn: (language: string) => `In het ${language}`,
  sample: 'Voorbeeldreview',
};
