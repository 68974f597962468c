import type { LandingPageMessages } from './landing-page.en.ts';

/** Messages of a list of trips on a page of its own, in Spanish. */
export const es: LandingPageMessages = {
  beforeYouChoose: 'Antes de elegir',
  questions: 'Preguntas de los viajeros',
  contact: 'Contáctanos',
  pages: 'Páginas',
  titleOfPart: (title: string, part: number) => `${title}, página ${part}`,
  skipToTrips: 'Ir a los viajes',
};
