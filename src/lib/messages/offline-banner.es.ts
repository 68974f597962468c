import type { OfflineBannerMessages } from './offline-banner.en.ts';

/** Messages of the line about a lost or slow connection in Spanish. */
export const es: OfflineBannerMessages = {
  label: 'Conexión',
  link: 'Qué está guardado',
  offline: 'No tienes conexión.',
  slow: 'La conexión es demasiado lenta.',
  rates: (day: string) => `Tipos de cambio del ${day}.`,
  saved: (day: string) => `Esta página se guardó el ${day}.`,
  savedAndRates: (day: string, rates: string) => `Esta página se guardó el ${day}, con tipos de cambio del ${rates}.`,
  sentences: (first: string, second: string) => `${first} ${second}`,
};
