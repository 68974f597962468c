import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection in Dutch. */
export const nl: OfflineBannerMessages = {
  label: 'Verbinding',
  link: 'Wat bewaard is',
  offline: 'Je bent offline.',
  slow: 'De verbinding is te traag.',
  rates: (day: string) => `Koersen van ${day}.`,
  saved: (day: string) => `Deze pagina is bewaard op ${day}.`,
  savedAndRates: (day: string, rates: string) => `Deze pagina is bewaard op ${day}, koersen van ${rates}.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};
