import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in German. */
export const de: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `Buchung ${ref}, ${operator}, ${phone}`,
};
