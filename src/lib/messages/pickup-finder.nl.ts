import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in Dutch. */
export const nl: PickupFinderMessages = {
  failed: 'Er ging iets mis bij het zoeken van een ophaalpunt. De rest van de pagina werkt.',
  question: 'Waar verblijf je? Typ een hotel of buurt en zie waar we je ophalen.',
  use: (words: string) => `“${words}” gebruiken`,
  notLoaded: 'Onze lijst met plekken kon niet worden geladen. Controleer je verbinding.',
  retry: 'Opnieuw proberen',
  ask: 'vraag het ons',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `We kennen “${words}” niet. Probeer de straat of de wijk, of `,
    ask,
    ': onze chauffeurs kennen meer plekken dan hier staan.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ' ligt buiten het gewone gebied van deze trip. Misschien kan een busje er toch heen: ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `Voor ${place}: ${note}`,
  area: { pickup: (area: string) => `Ophalen: ${area}.`, dropoff: (area: string) => `Afzetten: ${area}.` },
};
