import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in French. */
export const fr: LandingPageMessages = {
  beforeYouChoose: 'Avant de choisir',
  questions: 'Les questions des voyageurs',
  contact: 'Nous contacter',
  pages: 'Pages',
  titleOfPart: (title: string, part: number) => `${title}, page ${part}`,
  skipToTrips: 'Aller aux voyages',
};
