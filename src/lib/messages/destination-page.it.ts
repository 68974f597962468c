import type { DestinationPageMessages } from './destination-page.en.ts';

/** Messages of a town and what can be booked there, in Italian. */
export const it: DestinationPageMessages = {
  about: (place: string) => `Conoscere ${place}`,
  tours: { heading: (place: string) => `Tour da ${place}`, all: 'Tutti i tour' },
  waysHere: {
    heading: (place: string) => `Arrivare a ${place}`,
    all: (place: string) => `Tutti i viaggi per ${place}`,
  },
  waysOn: {
    heading: (place: string) => `Proseguire da ${place}`,
    all: (place: string) => `Tutti i viaggi da ${place}`,
  },
  goodToKnow: 'Da sapere',
  areas: 'Dove ti passiamo a prendere e dove ti lasciamo',
  areaNote: (note: string) => `: ${note}`,
  list: {
    description:
      'Puerto Princesa, Sabang, Port Barton, San Vicente e El Nido a confronto: come sono, quando andarci, come arrivarci e che cosa farci.',
    lead: 'Cinque luoghi su un’isola, dal capoluogo, a metà dell’isola, alle baie di calcare del nord. Ognuno ha il suo ritmo.',
  },
};
