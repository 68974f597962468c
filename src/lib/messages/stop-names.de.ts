import type { StopNamesMessages } from './stop-names.en.ts';

const AT_THE_DOOR = 'Wir bringen dich bis an die Tür, oder an die nächste Ecke, zu der ein Van kommt.';

/** Messages about a pickup or drop-off, in German. */
export const de: StopNamesMessages = {
  hotelUnknown: (place: string) => `Hotel noch nicht bekannt, ${place}`,
  hotelRequest: {
    pickup: 'Trag dein Hotel auf deiner Buchungsseite ein, damit dich der Fahrer findet.',
    dropoff: 'Trag dein Hotel auf deiner Buchungsseite ein, damit der Fahrer weiß, wohin er dich bringt.',
  },
  leftAt: {
    airport: 'Wir setzen dich vor dem Terminal ab.',
    port: 'Wir setzen dich vor dem Tor für Passagiere ab.',
    pier: 'Wir setzen dich am Eingang des Anlegers ab.',
    terminal: 'Wir setzen dich am Haupttor ab.',
    hotels: AT_THE_DOOR,
    village: AT_THE_DOOR,
  },
};
