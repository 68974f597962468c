import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in Chinese. */
export const zh: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `预订 ${ref}，${operator}，${phone}`,
};
