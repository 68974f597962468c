import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in Italian. */
export const it: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `Prenotazione ${ref}, ${operator}, ${phone}`,
};
