import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection in French. */
export const fr: OfflineBannerMessages = {
  label: 'Connexion',
  link: 'Ce qui est enregistré',
  offline: 'Vous êtes hors ligne.',
  slow: 'La connexion est trop lente.',
  rates: (day: string) => `Taux du ${day}.`,
  saved: (day: string) => `Cette page a été enregistrée le ${day}.`,
  savedAndRates: (day: string, rates: string) => `Cette page a été enregistrée le ${day}, taux du ${rates}.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};
