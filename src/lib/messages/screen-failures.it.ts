import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in Italian. */
export const it: ScreenFailuresMessages = {
  booking: 'Qualcosa è andato storto nella prenotazione. Il resto della pagina funziona.',
  cart: 'Qualcosa è andato storto nel carrello. Il resto della pagina funziona.',
  checkout: 'Qualcosa è andato storto nella pagina di pagamento. Il resto della pagina funziona.',
  confirmation: 'Qualcosa è andato storto nella prenotazione. Il resto della pagina funziona.',
  cancelledPayment: 'Qualcosa è andato storto nel pagamento. Il resto della pagina funziona.',
  participants: 'Qualcosa è andato storto nei dati dei viaggiatori. Il resto della pagina funziona.',
  trips: 'Qualcosa è andato storto nei tuoi viaggi. Il resto della pagina funziona.',
};
