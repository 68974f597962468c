import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in Spanish. */
export const es: PickupFinderMessages = {
  failed: 'Algo ha fallado en la búsqueda de la recogida. El resto de la página funciona.',
  question: '¿Dónde te alojas? Escribe un hotel o una zona y verás dónde te recogemos.',
  use: (words: string) => `Usar “${words}”`,
  notLoaded: 'Nuestra lista de lugares no se ha podido cargar. Comprueba tu conexión.',
  retry: 'Reintentar',
  ask: 'pregúntanos',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `No conocemos “${words}”. Prueba con la calle o el barrio, o `,
    ask,
    ': nuestros conductores conocen más lugares de los que hay en esta lista.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ' queda fuera de la zona habitual de este viaje. Aun así, quizá una minivan pueda ir: ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `Para ${place}: ${note}`,
  area: { pickup: (area: string) => `Recogida: ${area}.`, dropoff: (area: string) => `Llegada: ${area}.` },
};
