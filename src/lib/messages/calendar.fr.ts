import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in French. */
export const fr: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `Réservation ${ref}, ${operator}, ${phone}`,
};
