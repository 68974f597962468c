import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in German. */
export const de: BookingRejectedMessages = {
  not: 'Es wurde nichts gebucht',
  safe: 'Deine Trips und Angaben sind auf diesem Gerät gespeichert.',
  conflict: 'Seit du deine Trips gewählt hast, hat sich etwas geändert. Es wurde nichts gebucht.',
  invalid: 'Angaben fehlen oder stimmen nicht. Es wurde nichts gebucht.',
  answeredBefore:
    'Das hast du schon gebucht, deshalb wurde nichts noch einmal gebucht. Der Link zu deiner Buchung steht in unserer E-Mail an dich. Du findest sie nicht? Schreib uns.',
  friendBooked:
    'Jemand, mit dem du diesen Warenkorb teilst, hat ihn schon gebucht. Es wurde nichts noch einmal gebucht, und deine Angaben sind noch hier.',
  changed: 'Deine Trips haben sich seit deiner Buchung geändert.',
  trip: 'So lässt er sich nicht buchen. Wähl einen anderen Tag oder eine andere Abfahrt.',
};
