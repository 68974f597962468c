import type { BookingStatusMessages } from './booking-status.en.ts';

/** Messages of the status of a booking in German: for a heading, for a list, and a sentence. */
export const de: BookingStatusMessages = {
  draft: { title: 'Noch nicht gebucht', label: 'Nicht gebucht', text: 'Es wurde nichts gebucht.' },
  'awaiting-payment': {
    title: 'Gebucht, noch nicht bezahlt',
    label: 'Zu bezahlen',
    text: 'Wir halten deine Plätze, solange wir auf deine Zahlung warten. Sobald sie da ist, organisieren wir deine Trips und bestätigen per E-Mail.',
  },
  'deposit-paid': {
    title: 'Deine Anzahlung ist da',
    label: 'Angezahlt',
    text: 'Deine Plätze sind reserviert. Der Restbetrag ist bis zum Datum unten fällig.',
  },
  paid: {
    title: 'Bezahlt',
    label: 'Bezahlt',
    text: 'Deine Plätze sind reserviert. Wir organisieren gerade deine Trips und bestätigen per E-Mail.',
  },
  confirmed: {
    title: 'Bestätigt',
    label: 'Bestätigt',
    text: 'Alles ist organisiert. Zeig diese Seite dem Fahrer oder Guide, auf dem Handy oder gedruckt. Sie öffnet sich auch offline.',
  },
  cancelled: { title: 'Storniert', label: 'Storniert', text: 'Du hast auf diesen Trips keine Plätze mehr.' },
  expired: {
    title: 'Nicht rechtzeitig bezahlt',
    label: 'Abgelaufen',
    text: 'Wir haben deine Plätze freigegeben. Hast du bezahlt, schreib uns mit der Buchungsnummer. Sonst buch noch einmal.',
  },
  completed: { title: 'Trip beendet', label: 'Gereist', text: 'Danke, dass du mit uns gereist bist.' },
  'no-show': {
    title: 'Du bist nicht gekommen',
    label: 'Nicht gekommen',
    text: 'Die Trips sind ohne dich gestartet. Ist das ein Irrtum, schreib uns mit der Buchungsnummer.',
  },
};
