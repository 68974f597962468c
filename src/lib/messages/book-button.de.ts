import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in German. */
export const de: BookButtonMessages = {
  failed: 'Bei der Buchung ist etwas schiefgegangen. Der Rest der Seite funktioniert.',
  book: 'Buchen',
};
