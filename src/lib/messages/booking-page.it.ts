import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in Italian. */
export const it: BookingPageMessages = {
  answerWasLost:
    'Il tuo primo tentativo era riuscito: si è persa solo la nostra risposta. Controlla che sia tutto giusto.',
  justPaid: 'Hai appena pagato? Può volerci un minuto. Poi questa pagina si aggiorna da sola.',
  hotelMissing: 'Ci manca ancora il tuo hotel. Aggiungilo nel voucher qui sotto, così l’autista ti trova.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Codice di prenotazione ', ref],
  titles: {
    travellers: 'Viaggiatori',
    share: 'Portala con te',
    paid: 'Quanto hai pagato',
    price: 'Quanto paghi',
    email: 'La tua e-mail',
    contact: 'Domande su questa prenotazione',
    change: 'Cambiare o cancellare',
  },
  changeHelp:
    'Con “Cambia questo viaggio” sul voucher puoi cambiare giorno, ora, persone o fermate. Prima vedi la differenza di prezzo. Se un viaggio non ha quel pulsante, qui è troppo tardi per cambiarlo: scrivici.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'Abbiamo i dati di tutti i viaggiatori.',
    passports: 'Per uno dei tuoi viaggi il permesso richiede il passaporto di ogni persona.',
    forms: 'Moduli dei viaggiatori',
    add: 'Aggiungi i dati dei viaggiatori',
    change: 'Cambia i dati dei viaggiatori',
  },
  money: {
    total: 'Totale',
    paid: 'Pagato',
    paidSoFar: 'Pagato finora',
    dueNow: 'Da pagare ora',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['Da pagare entro ', moment, ', ora di Palawan'],
    refund: 'Rimborso',
    refunded: 'Rimborsato',
  },
  cancelledTrips: 'Viaggi cancellati',
  droppedTrips: 'Viaggi tolti',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'Per il file del calendario serve una connessione. Riprova quando sei online.',
    addToCalendar: 'Aggiungi al calendario',
    googleCalendar: 'Google Calendar',
    googleCalendarOf: (trip: string) => `Google Calendar: ${trip}`,
    print: 'Stampa o salva in PDF',
    tellGroup: 'Dillo al gruppo',
    subject: (ref: string) => `I nostri viaggi, prenotazione ${ref}`,
    showText: 'Mostra il testo',
  },
  changeTrip: {
    offline: 'Per cambiare un viaggio serve una connessione. Riprova quando sei online.',
    calledOff: 'Questo viaggio è annullato',
    calledOffAlone:
      'Spostalo a un altro giorno senza costi, oppure cancella la prenotazione e ricevi un rimborso completo.',
    calledOffAmongOthers:
      'Spostalo a un altro giorno senza costi, oppure ricevi un rimborso completo di questo viaggio. Gli altri tuoi viaggi restano prenotati.',
    action: 'Cambia questo viaggio',
    actionFor: (trip: string) => `Cambia questo viaggio: ${trip}`,
  },
};
