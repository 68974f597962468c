import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in Dutch. */
export const nl: LandingPageMessages = {
  beforeYouChoose: 'Voor je kiest',
  questions: 'Vragen van reizigers',
  contact: 'Neem contact op',
  pages: "Pagina's",
  titleOfPart: (title: string, part: number) => `${title}, pagina ${part}`,
  skipToTrips: 'Naar de trips',
};
