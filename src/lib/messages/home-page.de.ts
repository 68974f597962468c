import type { HomePageMessages } from './home-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the home page, in German. */
export const de: HomePageMessages = {
  lead: 'Vans, Boote und der Underground River. Ein klarer Preis, kein Konto.',
  headings: {
    ways: 'Vier Arten zu reisen',
    bestsellers: 'Am meisten gebucht',
    routes: 'Von Ort zu Ort',
    promises: 'Worauf du dich verlassen kannst',
  },
  ways: {
    sharedVan: {
      title: 'Ein Platz im Sammelvan',
      text: 'Sechs Abfahrten am Tag. Du zahlst nur deinen Platz.',
    },
    privateVan: {
      title: 'Ein Van für dich allein',
      text: 'Ein Preis für deine Gruppe, zu deiner Zeit, bis an deine Tür.',
    },
    river: {
      title: 'Eine Flusshöhle auf dem Weg',
      text: 'Sieh dir den Underground River an und schlaf im nächsten Ort.',
    },
    boats: {
      title: 'Boote zwischen den Inseln',
      text: 'Tour A bis D in El Nido, in der Gruppe oder auf deinem eigenen Boot.',
    },
  },
  promises: {
    refunds: {
      title: 'Erstattung mit Datum',
      text: 'Bevor du zahlst, siehst du, wie viel du zurückbekommst und bis zu welchem Tag und welcher Uhrzeit.',
      link: 'So läuft die Erstattung',
    },
    cash: {
      title: 'Gebühren vorher kennen',
      text: 'Parkgebühren und Kajaks zahlst du am Tag selbst in Pesos. Jeder Trip nennt die Beträge.',
      link: 'Was du vor Ort zahlst',
    },
    voucher: {
      title: 'Ein Voucher, der offline geht',
      text: 'Dein Voucher, der Abholort und unsere Nummern öffnen sich auf deinem Handy ohne Verbindung.',
      link: 'Was dein Handy speichert',
    },
  },
  article: {
    title: 'Wie du nach El Nido kommst',
    text: 'Flieg nach Lio, fahr fünf Stunden von Puerto Princesa, oder komm von Port Barton herauf: jeder Weg nach Zeit, Komfort und Preis.',
    link: 'Zum Ratgeber',
  },
  question: <Part>(link: (text: string) => Part): MessageParts<Part> => [
    'Erst eine Frage? ',
    link('Schreib uns oder ruf an'),
    '.',
  ],
  hours: (hours: string) => `${hours}.`,
};
