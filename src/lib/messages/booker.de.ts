import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in German. */
export const de: BookerMessages = {
  name: 'Gib deinen Namen wie im Pass ein, 2 bis 100 Zeichen.',
  nameLetters: 'Gib deinen Namen wie im Pass in einfachen Buchstaben ein.',
  email: 'Gib eine E-Mail-Adresse ein, zum Beispiel maria@example.com.',
  mobile: 'Gib eine Nummer mit Ländervorwahl ein, zum Beispiel +63 917 555 0100.',
  unknownMobile: 'Gib die ganze Nummer ein: Diese gibt es in ihrem Land nicht.',
};
