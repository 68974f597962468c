/** Messages about the sea at a port, in English. */
export const en = {
  banner: 'Sea',
  whatHappens: 'What happens to my trip',
  status: {
    rough: 'Rough sea: trips may leave late, change or be called off.',
    closed: 'The coast guard keeps boats in port.',
  },
  until: (day: string) => `Until ${day}.`,
  updatedToday: (hour: string) => `Updated today at ${hour}.`,
  updatedYesterday: (hour: string) => `Updated yesterday at ${hour}.`,
  updated: (day: string, hour: string) => `Updated on ${day} at ${hour}.`,
};

export type SeaMessages = typeof en;
