import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in Italian. */
export const it: BookingRejectedMessages = {
  not: 'Non è stato prenotato niente',
  safe: 'I tuoi viaggi e i tuoi dati sono salvati su questo dispositivo.',
  conflict: 'Qualcosa è cambiato da quando hai scelto i viaggi. Non è stato prenotato niente.',
  invalid: 'Alcuni dati mancano o sono sbagliati. Non è stato prenotato niente.',
  answeredBefore:
    'Hai già fatto questa prenotazione, quindi non è stato prenotato niente di nuovo. Il link alla prenotazione è nell’e-mail che ti abbiamo mandato. Non la trovi? Scrivici.',
  friendBooked:
    'Qualcuno con cui condividi questo carrello lo ha già prenotato. Niente è stato prenotato di nuovo, e i tuoi dati sono ancora qui.',
  changed: 'I tuoi viaggi sono cambiati da quando hai prenotato.',
  trip: 'Così com’è non si può prenotare. Scegli un altro giorno o un’altra partenza.',
};
