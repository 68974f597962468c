/** Messages about a trip in mails, in English. */
export const en = {
  when: 'When',
  departure: (departure: string, ready: string) => `${departure}, Palawan time. Be ready at ${ready}.`,
  who: 'Who',
  from: 'From',
  to: 'To',
  arrival: 'Arriving with',
  cash: 'Bring in cash',
  fees: (amount: string) => `${amount} for fees on site, not included in the price`,
  note: 'Note',
  pickupNote: 'At the pickup',
  dropoffNote: 'At the drop-off',
  cancelling: 'If you need to cancel',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};

export type EmailTripsMessages = typeof en;
