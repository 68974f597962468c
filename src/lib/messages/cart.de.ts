import type { CartMessages } from './cart.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in German. */
export const de: CartMessages = {
  total: 'Gesamt',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['Das sind ', dollars, ' in US-Dollar.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Nimm ',
    amount,
    ' in bar mit, für Gebühren vor Ort. Sie sind nicht im Gesamtpreis enthalten.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Nimm ',
    amount,
    ' in bar mit (ca.\u00a0',
    estimate,
    '), für Gebühren vor Ort. Sie sind nicht im Gesamtpreis enthalten.',
  ],
  checkout: 'Zur Kasse',
  palawanTime: 'Alle Zeiten sind Palawan-Zeit.',
  unchecked:
    'Einige Preise konnten nicht geprüft werden. Prüf deine Verbindung. Du siehst die Preise von damals, als du die Trips hineingelegt hast; bevor du zahlst, prüfen wir sie noch einmal.',
  checkAgain: 'Noch einmal prüfen',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['bis ', hour],
    from: 'Von',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', sei um ', hour, ' bereit'],
    to: 'Nach',
    onRequest: '(auf Anfrage)',
    chosenPlace: 'dem Ort, den du gewählt hast',
    arriving: 'Ankunft',
    notes: 'Notizen',
    otherDeparture: 'Andere Abfahrt wählen',
    change: 'Ändern',
    changeTrip: (title: string) => `${title} ändern`,
    remove: 'Entfernen',
    removeTrip: (title: string) => `${title} entfernen`,
  },
  state: {
    departed:
      'Dieser Trip ist schon gestartet. Entferne ihn oder wähl einen anderen Tag. Er ist nicht im Gesamtpreis enthalten.',
    withdrawn: 'Dieser Trip wird nicht mehr angeboten. Er ist nicht im Gesamtpreis enthalten.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['Er ist nicht im Gesamtpreis enthalten. ', ask, '.'],
    askByMessage: 'Frag per Nachricht danach',
    problem: 'Bis dahin ist er nicht im Gesamtpreis enthalten.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'Der Preis hat sich geändert: Es waren ',
      before,
      ', jetzt sind es ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Auf einem anderen Gerät öffnen oder teilen',
    note: 'Mit diesem Link kann jeder deine Trips und Kontaktdaten sehen und den Warenkorb ändern. Ist der Warenkorb gebucht, auch die Buchung öffnen und stornieren. Schick ihn nur Leuten, mit denen du reist.',
    link: 'Link zu diesem Warenkorb',
    copy: 'Link kopieren',
    copied: 'Kopiert. Füg ihn ein, wo du willst.',
    notCopied: 'Dein Browser erlaubt kein Kopieren. Markiere den Link und kopiere ihn.',
  },
  empty: {
    action: 'Warenkorb leeren',
    question: 'Warenkorb leeren?',
    removes: (trips: number) =>
      plural('de', trips, {
        one: 'Das entfernt den Trip aus deinem Warenkorb. Es lässt sich nicht rückgängig machen.',
        other: `Das entfernt alle ${trips} Trips aus deinem Warenkorb. Es lässt sich nicht rückgängig machen.`,
      }),
    keep: () => 'Behalten',
  },
};
