import type { ReviewsMessages } from './reviews.en.ts';

/** Messages of reviews of travellers, in Spanish. */
export const es: ReviewsMessages = {
  heading: 'Qué dicen los viajeros',
  list: (heading: string) => `${heading}, opiniones`,
  stars: (stars: number) => `${stars} de 5 estrellas`,
  rest: 'Leer el resto',
  writtenIn: (language: string) => `En ${language}`,
  sample: 'Opinión de ejemplo',
};
