import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in French. */
export const fr: DestinationPageMessages = {
  about: (place: string) => `${place} en bref`,
  tours: { heading: (place: string) => `Excursions depuis ${place}`, all: 'Toutes les excursions' },
  waysHere: {
    heading: (place: string) => `Aller à ${place}`,
    all: (place: string) => `Tous les voyages vers ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Continuer depuis ${place}`,
    all: (place: string) => `Tous les voyages depuis ${place}`,
  },
  goodToKnow: 'Bon à savoir',
  areas: 'Où nous vous prenons et vous déposons',
  areaNote: (note: string) => `\u00a0: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente et El Nido comparés\u00a0: comment chacun est, quand y aller, comment y arriver et quoi y faire.',
    lead: 'Cinq villes sur une île, de la capitale au milieu aux baies calcaires du nord. Chacune a son rythme.',
  },
};
