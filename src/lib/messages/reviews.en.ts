/** Messages of reviews of travellers, in English. */
export const en = {
  heading: 'What travellers say',
  list: (heading: string) => `${heading}, reviews`,
  stars: (stars: number) => `${stars} of 5 stars`,
  rest: 'Read the rest',
  writtenIn: (language: string) => `In ${language}`,
  sample: 'Sample review',
};

export type ReviewsMessages = typeof en;
