import type { BookerMessages } from './booker.en.ts';

/** Messages about details of the booker that are wrong, in Spanish. */
export const es: BookerMessages = {
  name: 'Escribe tu nombre como en tu pasaporte, de 2 a 100 caracteres.',
  nameLetters: 'Escribe tu nombre como en tu pasaporte, solo con letras.',
  email: 'Escribe un correo electrónico como maria@example.com.',
  mobile: 'Escribe un número con su código de país, como +63 917 555 0100.',
  unknownMobile: 'Escribe el número completo: este no existe en su país.',
};
