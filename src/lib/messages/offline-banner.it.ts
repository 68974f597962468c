import type { OfflineBannerMessages } from './offline-banner.en.ts';

const isElided = (day: string) => /^(?:8|11)\b/.test(day);
const on = (day: string) => `${isElided(day) ? 'l’' : 'il '}${day}`;
const of = (day: string) => `${isElided(day) ? 'dell’' : 'del '}${day}`;

/** Messages of the line about a lost or slow connection in Italian. */
export const it: OfflineBannerMessages = {
  label: 'Connessione',
  link: 'Che cosa è salvato',
  offline: 'Sei offline.',
  slow: 'La connessione è troppo lenta.',
  rates: (day: string) => `Tassi di cambio ${of(day)}.`,
  saved: (day: string) => `Questa pagina è stata salvata ${on(day)}.`,
  savedAndRates: (day: string, rates: string) =>
    `Questa pagina è stata salvata ${on(day)}, tassi di cambio ${of(rates)}.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};
