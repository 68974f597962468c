import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in Italian. */
export const it: SeaMessages = {
  banner: 'Mare',
  whatHappens: 'Che cosa succede al mio viaggio',
  status: {
    rough: 'Mare mosso: i viaggi possono partire tardi, cambiare o essere annullati.',
    closed: 'La guardia costiera tiene le barche in porto.',
  },
  until: (day: string) => `Fino a ${day}.`,
  updatedToday: (hour: string) => `Aggiornato oggi alle ${hour}.`,
  updatedYesterday: (hour: string) => `Aggiornato ieri alle ${hour}.`,
  updated: (day: string, hour: string) => `Aggiornato ${day} alle ${hour}.`,
};
