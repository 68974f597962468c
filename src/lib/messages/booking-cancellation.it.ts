import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in Italian. */
export const it: BookingCancellationMessages = {
  tooLate: 'Qui non puoi più cancellare la prenotazione. Scrivici e vediamo che cosa possiamo fare.',
  cancel: 'Cancella la prenotazione',
  title: 'Cancellare questa prenotazione?',
  allTrips: 'Si cancellano tutti i viaggi della prenotazione. Non si può tornare indietro.',
  reason: 'Perché? (facoltativo)',
  cancelling: 'Cancellazione in corso…',
  keep: 'Non cancellare',
  changed: 'Non è stato cancellato niente. Controlla la prenotazione e riprova.',
  failed: {
    not: 'Non è stato cancellato niente',
    safe: 'La tua prenotazione è salvata su questo dispositivo.',
  },
  trip: {
    action: 'Chiedi il rimborso',
    actionFor: (trip: string) => `Chiedi il rimborso: ${trip}`,
    title: 'Rimborso per questo viaggio?',
    remove: {
      action: 'Togli questo viaggio',
      actionFor: (trip: string) => `Togli questo viaggio: ${trip}`,
      title: 'Togliere questo viaggio?',
    },
    all: (amount: string) =>
      `Ti rimborsiamo ${amount}, tutto quello che hai pagato per questo viaggio, nel modo in cui hai pagato.`,
    rest: (amount: string) => `Ti rimborsiamo ${amount}, nel modo in cui hai pagato.`,
    nothingMore: 'Per questo viaggio non c’è più niente da rimborsare.',
    nothingPaid: 'Per questo viaggio non hai pagato niente, quindi non c’è niente da rimborsare.',
    others:
      'Il viaggio esce dalla tua prenotazione. Gli altri tuoi viaggi restano prenotati. Non si può tornare indietro.',
    confirm: 'Togli il viaggio',
    busy: 'Un momento…',
    keep: 'Tieni il viaggio',
    changed: 'Non è cambiato niente. Controlla la prenotazione e riprova.',
    not: 'Non è cambiato niente',
  },
};
