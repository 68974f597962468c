import type { CheckoutFormMessages } from './checkout-form.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in German. */
export const de: CheckoutFormMessages = {
  label: 'Buchen und bezahlen',
  booking: 'Wird gebucht …',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'Diese Kopie der Website nimmt ',
    requests,
    ' an: Trag deine Angaben ein, und wir schreiben die Nachricht für dich. Nichts ist gebucht, bis wir antworten.',
  ],
  requests: 'Anfragen per Nachricht',
  missing: (count: number) => plural('de', count, { one: 'Eine Angabe fehlt', other: `${count} Angaben fehlen` }),
  complete: 'Jetzt ist alles ausgefüllt',
  booker: {
    legend: 'Wer bucht?',
    name: 'Vor- und Nachname',
    email: 'E-Mail',
    emailHint: 'Hierhin schicken wir deinen Voucher und alle Änderungen.',
    country: 'Ländervorwahl',
    mobile: 'Handynummer',
    mobileHint: 'Unter dieser Nummer ruft der Fahrer am Tag selbst an oder schreibt.',
  },
  agreement: {
    title: 'Wenn sich deine Pläne ändern',
    text: <Part>(terms: Part): MessageParts<Part> => ['Ich bin mit diesen Regeln und den ', terms, ' einverstanden.'],
    terms: 'Buchungsbedingungen',
    problem: 'Setz bitte das Häkchen, wenn du mit Regeln und Bedingungen einverstanden bist.',
  },
  rules: {
    loading: 'Deine Stornierungsregeln werden geladen …',
    failed:
      'Die Stornierungsregeln und die Preise von heute konnten nicht geladen werden. Du siehst sie, bevor du buchst.',
    retry: 'Noch einmal',
    missing:
      'Die Stornierungsregeln konnten nicht geladen werden, deshalb wurde nichts gesendet. Versuch es noch einmal, wenn du online bist.',
  },
  noMethod:
    'Die Zahlungsarten sind noch nicht geladen, deshalb wurde nichts gesendet. Deine Angaben sind auf diesem Gerät gespeichert.',
  full: 'Es wurde nichts gebucht. Wähl oben eine andere Abfahrt, dann buch noch einmal.',
  unexpected:
    'Etwas ist schiefgegangen, und wir wissen nicht, ob deine Buchung bei uns ankam. Deine Trips und Angaben sind auf diesem Gerät gespeichert. Drück den Knopf noch einmal: Es wird nichts doppelt gebucht.',
  request: {
    title: 'Schick deine Anfrage',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'Das ist eine ',
      request,
      ': Nichts ist reserviert, bis wir antworten. Deine Nachricht ist fertig; wähl, wie du sie schickst. Wir antworten: ',
      hours,
      '.',
    ],
    request: 'Anfrage, keine Buchung',
  },
};
