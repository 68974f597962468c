import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in French. */
export const fr: SeaMessages = {
  banner: 'Mer',
  whatHappens: 'Que devient mon voyage',
  status: {
    rough: 'Mer forte\u00a0: les voyages peuvent partir en retard, changer ou ne pas avoir lieu.',
    closed: 'Les garde-côtes retiennent les bateaux au port.',
  },
  until: (day: string) => `Jusqu’au ${day}.`,
  updatedToday: (hour: string) => `Mis à jour aujourd’hui à ${hour}.`,
  updatedYesterday: (hour: string) => `Mis à jour hier à ${hour}.`,
  updated: (day: string, hour: string) => `Mis à jour le ${day} à ${hour}.`,
};
