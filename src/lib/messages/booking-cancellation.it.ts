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
};
