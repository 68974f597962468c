import type { BookButtonMessages } from './book-button.en.ts';

/** Messages of the button that opens the booking dialog, in Spanish. */
export const es: BookButtonMessages = {
  failed: 'Algo ha fallado en la reserva. El resto de la página funciona.',
  book: 'Reservar',
};
