import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = 'Nous vous déposons devant la porte, ou au coin le plus proche qu’un van peut atteindre.';

/** Messages about a pickup or drop-off, in French. */
export const fr: StopNamesMessages = {
  hotelUnknown: (place: string) => `Hôtel pas encore connu, ${place}`,
  hotelRequest: {
    pickup: 'Ajoutez votre hôtel sur la page de votre réservation pour que le chauffeur vous trouve.',
    dropoff: 'Ajoutez votre hôtel sur la page de votre réservation pour que le chauffeur sache où vous déposer.',
  },
  leftAt: {
    airport: 'Nous vous déposons devant l’aérogare.',
    port: 'Nous vous déposons devant l’entrée des passagers.',
    pier: 'Nous vous déposons à l’entrée de l’embarcadère.',
    terminal: 'Nous vous déposons à l’entrée principale.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
