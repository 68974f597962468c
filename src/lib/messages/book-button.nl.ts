import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in Dutch. */
export const nl: BookButtonMessages = {
  failed: 'Er ging iets mis bij het boeken. De rest van de pagina werkt.',
  book: 'Boeken',
};
