import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in German. */
export const de: PrivacyChoicesMessages = {
  title: 'Datenschutz-Einstellungen',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  done: 'Fertig',
  link: 'Alles zum Datenschutz',
  states: {
    unset: 'Du hast noch nicht gewählt. Legst du einen ersten Trip in den Warenkorb, gilt das als Erlaubnis.',
    'must-ask': 'Du hast noch nicht gewählt. Nichts wird gemessen, bis du es erlaubst.',
    granted: 'Du erlaubst es.',
    refused: 'Du hast abgelehnt. Nichts wird gemessen, auch nicht mit Trips im Warenkorb.',
  },
  noService:
    'Auf dieser Website ist kein Analysedienst eingerichtet, also wird nichts gemessen. Deine Antwort merken wir uns, falls sich das ändert.',
  service: (host: string) =>
    `Wenn du es erlaubst, erfährt ${host}, welche Seiten du öffnest, auf welcher Art von Gerät, und ob und für wie viel du buchst. Deinen Namen, deine E-Mail, Handynummer oder deinen Pass erfährt ${host} nie.`,
  labels:
    'Wir bekommen die Kennungen in dem Link, über den du gekommen bist, etwa den Namen einer Kampagne, zusammen mit einer Buchungsnummer.',
};
