import type { BookingMessages } from './booking.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in German. */
export const de: BookingMessages = {
  title: 'Diesen Trip buchen',
  yourTrip: 'Dein Trip',
  loading: 'Trip wird geladen …',
  wayBack: 'Die Hinfahrt liegt im Warenkorb. Wähl jetzt die Rückfahrt.',
  missing: (count: number) => plural('de', count, { one: 'Eine Angabe fehlt.', other: `${count} Angaben fehlen.` }),
  cartFull: (most: number) => `In den Warenkorb passen höchstens ${most} Trips. Entferne erst einen.`,
  notAdded: 'Der Trip konnte nicht hinzugefügt werden.',
  save: 'Änderungen speichern',
  addToCart: 'In den Warenkorb',
  bookNow: 'Jetzt buchen',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ', was wir tun können, oder ', find, '.'],
    askByMessage: 'Frag uns per Nachricht',
    findAnotherTrip: 'such dir einen anderen Trip',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => [
      'Diesen Trip gibt es nicht mehr. ',
      find,
      ', oder ',
      ask,
      '.',
    ],
    findAnother: 'Such dir einen anderen',
    ask: 'frag uns',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'Die Angaben zu diesem Trip konnten nicht geladen werden. Prüf deine Verbindung. Du kannst auch ',
      book,
      '.',
    ],
    bookByMessage: 'per Nachricht buchen',
    retry: 'Noch einmal',
  },
  day: {
    label: 'Tag',
    ofTrip: 'Tag des Trips',
    change: 'Ändern',
    changeDay: 'Tag ändern',
    opening: 'Kalender öffnet sich …',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [ask, ' nach Tagen, die du nur per Nachricht buchen kannst.'],
    ask: 'Frag uns',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['Deine Hinfahrt ist am ', day, '.'],
  },
  departure: {
    label: 'Abfahrt',
    time: 'Abfahrtszeit',
    choose: 'Zeit wählen',
    left: 'Durchgestrichene Zeiten kannst du nicht mehr buchen.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      'Zeiten mit „Frag uns“ kannst du nur per Nachricht buchen, also ',
      write,
      '.',
    ],
    write: 'schreib uns',
    roomAt: 'Platz für alle um',
  },
  people: {
    label: 'Personen',
    howMany: 'Wie viele Personen',
    range: (most: number) => `1 bis ${most} Personen in einer Buchung.`,
    largerGroup: (people: number) =>
      `Mit ${people} Personen brauchst du mehr als eine Buchung. Leg diese in den Warenkorb, dann noch eine für die anderen.`,
  },
  stop: {
    question: { pickup: 'Wo holen wir dich ab?', dropoff: 'Wo setzen wir dich ab?' },
    placeholder: 'Hotel, Flughafen oder anderer Ort',
    later: {
      pickup:
        'Hotel noch nicht bekannt. Trag es auf deiner Buchungsseite ein, sobald du es weißt. Bis dahin kann dich der Fahrer nicht finden.',
      dropoff:
        'Hotel noch nicht bekannt. Trag es auf deiner Buchungsseite ein, sobald du es weißt, damit der Fahrer weiß, wohin er dich bringt.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: 'Das ist keiner der üblichen Orte. Wir bestätigen ihn vor dem Trip per Nachricht.',
    sameAsBefore: (place: string) => `Wie zuvor: ${place}`,
    sameReturn: 'Zurück an denselben Ort',
  },
  arrival: {
    flight: { number: 'Flug, falls bekannt', time: 'Landung um', example: '5J 637' },
    ferry: { number: 'Fähre, falls bekannt', time: 'Ankunft um', example: 'Montenegro Lines' },
    bus: { number: 'Bus, falls bekannt', time: 'Ankunft um', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: 'Und zurück?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, mit denselben Personen und Orten. Du wählst nur Tag und Uhrzeit.`,
    ],
    add: 'Hin und zurück',
  },
  notes: { add: 'Notiz hinzufügen', label: 'Notizen', hint: 'Kindersitze, mehr Gepäck, ein Geburtstag' },
};
