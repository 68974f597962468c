import type { CalendarMessages } from './calendar.en.ts';

/** Messages of a trip in a traveller's calendar, in Korean. */
export const ko: CalendarMessages = {
  booking: (ref: string, operator: string, phone: string) => `예약 ${ref}, ${operator}, ${phone}`,
};
