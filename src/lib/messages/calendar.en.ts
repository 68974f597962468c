/** Messages of a trip in a traveller's calendar, in English. */
export const en = {
  booking: (ref: string, operator: string, phone: string) => `Booking ${ref}, ${operator}, ${phone}`,
};

export type CalendarMessages = typeof en;
