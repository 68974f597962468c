import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in French. */
export const fr: BookerMessages = {
  name: 'Indiquez votre nom comme sur votre passeport, de 2 à 100 caractères.',
  nameLetters: 'Indiquez votre nom comme sur votre passeport, en lettres ordinaires.',
  email: 'Indiquez une adresse e-mail comme maria@example.com.',
  mobile: 'Indiquez un numéro avec l’indicatif du pays, comme +63 917 555 0100.',
  unknownMobile: 'Indiquez le numéro complet\u00a0: celui-ci n’existe pas dans son pays.',
};
