import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in Italian. */
export const it: LandingPageMessages = {
  beforeYouChoose: 'Prima di scegliere',
  questions: 'Le domande dei viaggiatori',
  contact: 'Contattaci',
  pages: 'Pagine',
  titleOfPart: (title: string, part: number) => `${title}, pagina ${part}`,
  skipToTrips: 'Vai ai viaggi',
};
