import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = 'Ti portiamo alla porta, o all’angolo più vicino a cui arriva un van.';

/** Messages about a pickup or drop-off, in Italian. */
export const it: StopNamesMessages = {
  hotelUnknown: (place: string) => `Hotel da comunicare, ${place}`,
  hotelRequest: {
    pickup: 'Aggiungi l’hotel nella pagina della prenotazione, così l’autista ti trova.',
    dropoff: 'Aggiungi l’hotel nella pagina della prenotazione, così l’autista sa dove portarti.',
  },
  leftAt: {
    airport: 'Ti lasciamo davanti al terminal.',
    port: 'Ti lasciamo fuori dal cancello dei passeggeri.',
    pier: 'Ti lasciamo all’ingresso del molo.',
    terminal: 'Ti lasciamo al cancello principale.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
