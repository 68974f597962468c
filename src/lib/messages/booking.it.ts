import type { BookingMessages } from './booking.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the booking form, in Italian. */
export const it: BookingMessages = {
  title: 'Prenota questo viaggio',
  yourTrip: 'Il tuo viaggio',
  loading: 'Carichiamo il viaggio…',
  wayBack: 'L’andata è nel carrello. Ora scegli il ritorno.',
  missing: (count: number) => plural('it', count, { one: 'Manca una cosa.', other: `Mancano ${count} cose.` }),
  cartFull: (most: number) => `Un carrello tiene al massimo ${most} viaggi. Prima togline uno.`,
  notAdded: 'Il viaggio non è stato aggiunto.',
  save: 'Salva le modifiche',
  addToCart: 'Aggiungi al carrello',
  bookNow: 'Prenota ora',
  obstacle: {
    sample: <Part>(ask: Part, find: Part): MessageParts<Part> => [ask, ' che cosa possiamo fare, oppure ', find, '.'],
    askByMessage: 'Chiedici per messaggio',
    findAnotherTrip: 'trova un altro viaggio',
    gone: <Part>(find: Part, ask: Part): MessageParts<Part> => [
      'Questo viaggio non lo offriamo più. ',
      find,
      ', oppure ',
      ask,
      '.',
    ],
    findAnother: 'Trovane un altro',
    ask: 'chiedi a noi',
    failed: <Part>(book: Part): MessageParts<Part> => [
      'I dettagli di questo viaggio non si sono caricati. Controlla la connessione. Puoi anche ',
      book,
      '.',
    ],
    bookByMessage: 'prenotare per messaggio',
    retry: 'Riprova',
  },
  day: {
    label: 'Giorno',
    ofTrip: 'Giorno del viaggio',
    change: 'Cambia',
    changeDay: 'Cambia il giorno',
    opening: 'Apriamo il calendario…',
    onRequest: <Part>(ask: Part): MessageParts<Part> => [ask, ' per i giorni che si prenotano solo per messaggio.'],
    ask: 'Chiedici',
    wayThere: <Part>(day: Part): MessageParts<Part> => ['Giorno dell’andata: ', day, '.'],
  },
  departure: {
    label: 'Partenza',
    time: 'Orario di partenza',
    choose: 'Scegli un orario',
    left: 'Gli orari barrati non si possono più prenotare.',
    onRequest: <Part>(write: Part): MessageParts<Part> => [
      'Gli orari “Chiedici” si prenotano solo per messaggio: ',
      write,
      '.',
    ],
    write: 'scrivici',
    roomAt: 'Posto per tutto il gruppo alle',
  },
  people: {
    label: 'Persone',
    howMany: 'Quante persone',
    range: (most: number) => `Da 1 a ${most} persone in una prenotazione.`,
    largerGroup: (people: number) =>
      `Per il tuo gruppo di ${people} serve più di una prenotazione. Metti questa nel carrello, poi aggiungine un’altra per gli altri.`,
  },
  stop: {
    question: { pickup: 'Dove ti passiamo a prendere?', dropoff: 'Dove ti lasciamo?' },
    placeholder: 'Hotel, aeroporto o un altro luogo',
    later: {
      pickup:
        'Hotel da comunicare. Aggiungilo nella pagina della prenotazione appena lo sai. Fino ad allora l’autista non può trovarti.',
      dropoff:
        'Hotel da comunicare. Aggiungilo nella pagina della prenotazione appena lo sai, così l’autista sa dove portarti.',
    },
    town: (name: string) => `${name}.`,
    elsewhere: 'Non è uno dei luoghi abituali. Lo confermiamo per messaggio prima del viaggio.',
    sameAsBefore: (place: string) => `Come prima: ${place}`,
    sameReturn: 'Ritorno nello stesso luogo',
  },
  arrival: {
    flight: { number: 'Volo, se lo sai', time: 'Atterra alle', example: '5J 637' },
    ferry: { number: 'Traghetto, se lo sai', time: 'Arriva alle', example: 'Montenegro Lines' },
    bus: { number: 'Autobus, se lo sai', time: 'Arriva alle', example: 'Cherry Bus' },
  },
  wayBackOffer: {
    question: 'E il ritorno?',
    text: <Part>(question: Part, route: string): MessageParts<Part> => [
      question,
      ` ${route}, con le stesse persone e gli stessi luoghi. Scegli solo il giorno e l’orario.`,
    ],
    add: 'Aggiungi andata e ritorno',
  },
  notes: { add: 'Aggiungi una nota', label: 'Note', hint: 'Seggiolini, bagagli in più, un compleanno' },
};
