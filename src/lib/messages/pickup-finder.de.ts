import type { MessageParts } from './message-parts.ts';
import type { PickupFinderMessages } from './pickup-finder.en.ts';

/** Messages of the search for a pickup on a listing's page, in German. */
export const de: PickupFinderMessages = {
  failed: 'Bei der Suche nach dem Abholort ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  question: 'Wo übernachtest du? Gib ein Hotel oder eine Gegend ein, dann siehst du, wo wir dich abholen.',
  use: (words: string) => `„${words}“ nehmen`,
  notLoaded: 'Unsere Liste der Orte konnte nicht geladen werden. Prüf deine Verbindung.',
  retry: 'Noch einmal',
  ask: 'frag uns',
  unknown: <Part>(words: string, ask: Part): MessageParts<Part> => [
    `„${words}“ kennen wir nicht. Versuch es mit der Straße oder dem Ortsteil, oder `,
    ask,
    ': Unsere Fahrer kennen mehr Orte, als hier stehen.',
  ],
  outside: <Part>(place: Part, ask: Part): MessageParts<Part> => [
    place,
    ' liegt außerhalb des üblichen Gebiets für diesen Trip. Vielleicht fährt trotzdem ein Van hin, also ',
    ask,
    '.',
  ],
  near: (place: string, note: string) => `Für ${place}: ${note}`,
  area: { pickup: (area: string) => `Abholung: ${area}.`, dropoff: (area: string) => `Ausstieg: ${area}.` },
};
