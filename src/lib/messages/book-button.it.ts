import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in Italian. */
export const it: BookButtonMessages = {
  failed: 'Qualcosa è andato storto nella prenotazione. Il resto della pagina funziona.',
  book: 'Prenota',
};
