import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in German. */
export const de: ReviewsMessages = {
  heading: 'Was Reisende sagen',
  list: (heading: string) => `${heading}, Bewertungen`,
  stars: (stars: number) => `${stars} von 5 Sternen`,
  rest: 'Ganz lesen',
  writtenIn: (language: string) => `Auf ${language}`,
  sample: 'Beispielbewertung',
};
