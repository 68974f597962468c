import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in German. */
export const de: ScreenPagesMessages = {
  noScript:
    'Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist. Du kannst alles auch per Nachricht machen. Schreib deine Buchungsnummer dazu, wenn du eine hast:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: 'Das dauert zu lange. Lade die Seite neu, oder schreib uns mit dem Knopf unten rechts. Was du eingegeben hast, ist auf diesem Gerät gespeichert.',
  cart: {
    title: 'Dein Warenkorb',
    description: 'Die Trips, die du buchen willst, Tag für Tag, mit Preisen und was du mitnimmst.',
    crumb: 'Warenkorb',
  },
  payment: {
    title: 'Buchen und bezahlen',
    description: 'Trag deine Angaben ein, sieh deine Stornierungsfristen und wähl, wie du zahlst.',
    crumb: 'Buchen und bezahlen',
  },
  cancel: {
    title: 'Nicht bezahlt',
    description:
      'Dir wurde nichts berechnet, und wir halten weiter deine Plätze. Zahl auf einem anderen Weg, oder leg die Trips zurück in den Warenkorb.',
    crumb: 'Bezahlung',
  },
  confirmation: {
    title: 'Deine Buchung',
    description: 'Der Stand deiner Buchung, wie du zahlst, und dein Voucher für den Fahrer oder Guide.',
    crumb: 'Deine Buchung',
  },
  participants: {
    title: 'Angaben zu den Reisenden',
    description: 'Die Namen aller Reisenden, und Pässe für Trips, die eine Genehmigung brauchen.',
    crumb: 'Angaben zu den Reisenden',
  },
  trips: {
    title: 'Meine Trips',
    description:
      'Die Buchungen und Voucher auf diesem Gerät, auch offline, und wie du anderswo gemachte Buchungen öffnest.',
    crumb: 'Meine Trips',
    lead: 'Auf diesem Gerät gespeichert, damit sich Voucher offline öffnen. Wer dieses Gerät benutzt, kann sie sehen.',
  },
  booking: {
    title: (trip: string) => `Buchen: ${trip}`,
    description: (trip: string) => `Wähl Tag, Zeit, Personen und Abholung für „${trip}“, und sieh den Preis.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'Diese Seite braucht JavaScript, das in deinem Browser ausgeschaltet ist. ',
      message('Buch stattdessen per Nachricht'),
      ', oder ',
      call('ruf uns an'),
      '.',
    ],
  },
};
