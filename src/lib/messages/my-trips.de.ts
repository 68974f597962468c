import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in German. */
export const de: MyTripsMessages = {
  none: 'Auf diesem Gerät hast du noch keine Buchung gemacht oder geöffnet.',
  removed: (ref: string) =>
    `Buchung ${ref} wurde von diesem Gerät entfernt. Sie ist nicht storniert. Öffne sie wieder mit dem Link in unserer E-Mail.`,
  open: {
    title: 'Auf einem anderen Gerät gebucht?',
    help: 'Öffne den Link in unserer E-Mail auf diesem Gerät, oder füg ihn hier ein.',
    field: 'Link zu deiner Buchung',
    problem: 'Das ist kein Link zu einer Buchung. Kopiere den ganzen Link aus unserer E-Mail, auch den letzten Teil.',
    action: 'Öffnen',
  },
  find: {
    title: 'Link verloren?',
    help: 'Gib die Buchungsnummer und die E-Mail-Adresse der Buchung ein, und wir schicken dir den Link.',
    ref: 'Buchungsnummer',
    refProblem: 'Gib die Buchungsnummer ein: 8 Ziffern und Buchstaben, zum Beispiel 7K2M0QXA.',
    email: 'E-Mail, mit der du gebucht hast',
    emailProblem: 'Gib die E-Mail-Adresse ein, mit der du gebucht hast, zum Beispiel maria@example.com.',
    action: 'Link schicken',
    busy: 'Einen Moment …',
    sent: 'Haben wir eine Buchung mit dieser Nummer und E-Mail-Adresse, ist ihr Link unterwegs. Das kann ein paar Minuten dauern. Noch nichts da? Sieh im Spam-Ordner nach, dann prüf beide Felder.',
    failed: {
      not: 'Es wurde nichts gesendet',
      safe: 'Du kannst uns auch schreiben und die Buchungsnummer nennen.',
    },
  },
};
