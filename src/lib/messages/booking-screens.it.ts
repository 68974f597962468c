import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in Italian. */
export const it: BookingScreensMessages = {
  cannotOpen: (ref: string) => `La prenotazione ${ref} non si apre`,
  cannotOpenReasons: {
    offline:
      'Sei offline, e questa prenotazione non è ancora salvata su questo dispositivo. Riapri questa pagina quando sei online.',
    unavailable: 'In questo momento il nostro servizio non risponde. Niente è perso: riprova tra poco.',
    'no-api': 'Questa copia del sito non salva prenotazioni. Scrivici: il codice è già nel messaggio.',
    'not-found':
      'Questo dispositivo non può aprire quella prenotazione, oppure la prenotazione non esiste. Apri il link nella nostra e-mail. L’hai perso? Vai su I miei viaggi e usa “Hai perso il link?”.',
  },
  oldReasons: {
    offline: 'Nessuna connessione.',
    unavailable: 'In questo momento il nostro servizio non risponde.',
    'no-api': 'Questa copia del sito non ha un servizio di prenotazione.',
    'not-found': 'Questo dispositivo non può più aprire questa prenotazione.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => ['Vedi la prenotazione com’era ', moment, ', ora di Palawan.'],
  retry: 'Riprova',
  loading: 'Caricamento…',
  trips: 'I miei viaggi',
  cart: 'Il tuo carrello',
  noReferenceTitle: 'Quale prenotazione?',
  noReference:
    'In questo link manca il codice di prenotazione. I viaggi che non hai ancora prenotato sono nel carrello.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'Il giorno del viaggio chiama ',
    phone,
    '. Rispondiamo: ',
    hours,
    '.',
  ],
};
