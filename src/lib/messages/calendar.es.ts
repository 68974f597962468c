import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in Spanish. */
export const es: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `Reserva ${ref}, ${operator}, ${phone}`,
};
