import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in Dutch. */
export const nl: BookingScreensMessages = {
  cannotOpen: (ref: string) => `Boeking ${ref} kan niet worden geopend`,
  cannotOpenReasons: {
    offline:
      'Je bent offline, en deze boeking is nog niet op dit apparaat bewaard. Open deze pagina opnieuw als je online bent.',
    unavailable: 'Onze server antwoordt nu niet. Er is niets verloren. Probeer het zo meteen opnieuw.',
    'no-api': 'Deze kopie van de site bewaart geen boekingen. Schrijf ons: de boekingscode staat al in het bericht.',
    'not-found':
      'Dit apparaat kan die boeking niet openen, of de boeking bestaat niet. Open de link in onze e-mail. Kwijt? Ga naar Mijn trips en gebruik “Link kwijt?”.',
  },
  oldReasons: {
    offline: 'Geen verbinding.',
    unavailable: 'Onze server antwoordt nu niet.',
    'no-api': 'Deze kopie van de site heeft geen server voor boekingen.',
    'not-found': 'Dit apparaat kan deze boeking niet meer openen.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => [
    'Je ziet de boeking zoals hij was op ',
    moment,
    ', Palawan-tijd.',
  ],
  retry: 'Opnieuw proberen',
  loading: 'Laden …',
  trips: 'Mijn trips',
  cart: 'Je winkelmandje',
  noReferenceTitle: 'Welke boeking?',
  noReference: 'Deze link heeft geen boekingscode. Trips die je nog niet hebt geboekt, liggen in je winkelmandje.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'Bel op de dag zelf ',
    phone,
    '. We nemen op: ',
    hours,
    '.',
  ],
};
