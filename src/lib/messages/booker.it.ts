import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in Italian. */
export const it: BookerMessages = {
  name: 'Scrivi il tuo nome come sul passaporto, da 2 a 100 caratteri.',
  nameLetters: 'Scrivi il tuo nome come sul passaporto, in lettere semplici.',
  email: 'Scrivi un indirizzo e-mail come maria@example.com.',
  mobile: 'Scrivi un numero con il prefisso del paese, come +63 917 555 0100.',
  unknownMobile: 'Scrivi il numero completo: questo non esiste nel suo paese.',
};
