import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in Dutch. */
export const nl: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `Boeking ${ref}, ${operator}, ${phone}`,
};
