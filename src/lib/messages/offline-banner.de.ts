import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** A short month ends with its own full stop: “29. Sept.”. */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** Messages of the line about a lost or slow connection in German. */
export const de: OfflineBannerMessages = {
  label: 'Verbindung',
  link: 'Was gespeichert ist',
  offline: 'Du bist offline.',
  slow: 'Die Verbindung ist zu langsam.',
  rates: (day: string) => sentence(`Kurse vom ${day}`),
  saved: (day: string) => `Diese Seite wurde am ${day} gespeichert.`,
  savedAndRates: (day: string, rates: string) =>
    sentence(`Diese Seite wurde am ${day} gespeichert, Kurse vom ${rates}`),
  sentences: (first: string, second: string) => `${first} ${second}`,
};
