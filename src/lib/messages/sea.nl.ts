import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in Dutch. */
export const nl: SeaMessages = {
  banner: 'Zee',
  whatHappens: 'Wat er met mijn trip gebeurt',
  status: {
    rough: 'Ruwe zee: trips kunnen later vertrekken, anders verlopen of afgelast worden.',
    closed: 'De kustwacht houdt de boten in de haven.',
  },
  until: (day: string) => `Tot en met ${day}.`,
  updatedToday: (hour: string) => `Vandaag om ${hour} bijgewerkt.`,
  updatedYesterday: (hour: string) => `Gisteren om ${hour} bijgewerkt.`,
  updated: (day: string, hour: string) => `Op ${day} om ${hour} bijgewerkt.`,
};
