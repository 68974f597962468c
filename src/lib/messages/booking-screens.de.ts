import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in German. */
export const de: BookingScreensMessages = {
  cannotOpen: (ref: string) => `Buchung ${ref} lässt sich nicht öffnen`,
  cannotOpenReasons: {
    offline:
      'Du bist offline, und diese Buchung ist noch nicht auf diesem Gerät gespeichert. Öffne diese Seite noch einmal, wenn du online bist.',
    unavailable: 'Unser Dienst antwortet gerade nicht. Nichts ist verloren, versuch es gleich noch einmal.',
    'no-api':
      'Diese Kopie der Website speichert keine Buchungen. Schreib uns: Die Buchungsnummer steht schon in der Nachricht.',
    'not-found':
      'Dieses Gerät kann die Buchung nicht öffnen, oder es gibt sie nicht. Öffne den Link in unserer E-Mail. Verloren? Geh zu „Meine Trips“ und nimm „Link verloren?“.',
  },
  oldReasons: {
    offline: 'Keine Verbindung.',
    unavailable: 'Unser Dienst antwortet gerade nicht.',
    'no-api': 'Diese Kopie der Website hat keinen Buchungsdienst.',
    'not-found': 'Dieses Gerät kann diese Buchung nicht mehr öffnen.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => [
    'Du siehst die Buchung mit dem Stand vom ',
    moment,
    ', Palawan-Zeit.',
  ],
  retry: 'Noch einmal',
  loading: 'Lädt …',
  trips: 'Meine Trips',
  cart: 'Dein Warenkorb',
  noReferenceTitle: 'Welche Buchung?',
  noReference: 'In diesem Link fehlt die Buchungsnummer. Noch nicht gebuchte Trips liegen in deinem Warenkorb.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'Ruf am Tag selbst ',
    phone,
    ' an. Wir antworten: ',
    hours,
    '.',
  ],
};
