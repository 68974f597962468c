import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in Italian. */
export const it: PickupFinderMessages = {
  failed: 'Qualcosa è andato storto nella ricerca del prelievo. Il resto della pagina funziona.',
  question: 'Dove dormi? Scrivi un hotel o una zona e vedi dove ti passiamo a prendere.',
  use: (words: string) => `Usa “${words}”`,
  notLoaded: 'Il nostro elenco di luoghi non si è caricato. Controlla la connessione.',
  retry: 'Riprova',
  ask: 'chiedici',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `Non conosciamo “${words}”. Prova con la via o la zona, oppure `,
    ask,
    ': i nostri autisti conoscono più luoghi di quelli elencati qui.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ': fuori dalla zona abituale di questo viaggio. Forse un van ci va lo stesso: ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `Per ${place}: ${note}`,
  area: { pickup: (area: string) => `Prelievo: ${area}.`, dropoff: (area: string) => `Arrivo: ${area}.` },
};
