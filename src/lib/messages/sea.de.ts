import type { SeaMessages } from './sea.en.ts';

/** Messages about the sea at a port, in German. */
export const de: SeaMessages = {
  banner: 'Meer',
  whatHappens: 'Was mit meinem Trip passiert',
  status: {
    rough: 'Raue See: Trips starten vielleicht später, ändern sich oder werden abgesagt.',
    closed: 'Die Küstenwache lässt keine Boote auslaufen.',
  },
  until: (day: string) => `Bis ${day}.`,
  updatedToday: (hour: string) => `Stand heute, ${hour}.`,
  updatedYesterday: (hour: string) => `Stand gestern, ${hour}.`,
  updated: (day: string, hour: string) => `Stand ${day}, ${hour}.`,
};
