import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in Spanish. */
export const es: DestinationPageMessages = {
  about: (place: string) => `Sobre ${place}`,
  tours: { heading: (place: string) => `Excursiones desde ${place}`, all: 'Todas las excursiones' },
  waysHere: {
    heading: (place: string) => `Cómo llegar a ${place}`,
    all: (place: string) => `Todos los viajes a ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Seguir viaje desde ${place}`,
    all: (place: string) => `Todos los viajes desde ${place}`,
  },
  goodToKnow: 'Conviene saber',
  areas: 'Dónde recogemos y dejamos',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente y El Nido comparados: cómo es cada uno, cuándo ir, cómo llegar y qué hacer allí.',
    lead: 'Cinco lugares en una isla, desde la capital en el centro hasta las bahías de piedra caliza del norte. Cada uno tiene su ritmo.',
  },
};
