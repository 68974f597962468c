import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in Dutch. */
export const nl: ScreenPagesMessages = {
  noScript:
    'Deze pagina heeft JavaScript nodig, en dat staat uit in je browser. Je kunt alles ook per bericht doen. Zet je boekingscode erbij, als je er een hebt:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: 'Dit duurt te lang. Laad de pagina opnieuw, of schrijf ons met de knop rechtsonder. Wat je invulde is op dit apparaat bewaard.',
  cart: {
    title: 'Je winkelmandje',
    description: 'De trips die je gaat boeken, dag voor dag, met de prijzen en wat je meeneemt.',
    crumb: 'Winkelmandje',
  },
  payment: {
    title: 'Boeken en betalen',
    description: 'Vul je gegevens in, zie tot wanneer je kunt annuleren, en kies hoe je betaalt.',
    crumb: 'Boeken en betalen',
  },
  cancel: {
    title: 'Er is niet betaald',
    description:
      'Er is niets afgeschreven, en we houden je plaatsen nog vast. Betaal op een andere manier, of leg de trips terug in je winkelmandje.',
    crumb: 'Betaling',
  },
  confirmation: {
    title: 'Je boeking',
    description: 'De status van je boeking, hoe je betaalt, en je voucher voor de chauffeur of gids.',
    crumb: 'Je boeking',
  },
  participants: {
    title: 'Gegevens van reizigers',
    description: 'De namen van alle reizigers, en paspoorten voor trips die een vergunning nodig hebben.',
    crumb: 'Gegevens van reizigers',
  },
  trips: {
    title: 'Mijn trips',
    description:
      'De boekingen en vouchers die op dit apparaat bewaard zijn, ook offline, en hoe je boekingen opent die elders zijn gemaakt.',
    crumb: 'Mijn trips',
    lead: 'Op dit apparaat bewaard, zodat vouchers offline opengaan. Iedereen die dit apparaat gebruikt, kan ze zien.',
  },
  booking: {
    title: (trip: string) => `Boeken: ${trip}`,
    description: (trip: string) =>
      `Kies de dag, de tijd, het aantal personen en het ophaalpunt voor “${trip}”, en zie de prijs.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'Deze pagina heeft JavaScript nodig, en dat staat uit in je browser. ',
      message('Boek per bericht'),
      ', of ',
      call('bel ons'),
      '.',
    ],
  },
};
