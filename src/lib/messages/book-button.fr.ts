import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in French. */
export const fr: BookButtonMessages = {
  failed: 'Un problème est survenu dans la réservation. Le reste de la page fonctionne.',
  book: 'Réserver',
};
