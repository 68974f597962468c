import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in Dutch. */
export const nl: EmailTripsMessages = {
  when: 'Wanneer',
  departure: (departure: string, ready: string) => `${departure}, Palawan-tijd. Sta om ${ready}\u00a0uur klaar.`,
  who: 'Wie',
  from: 'Van',
  to: 'Naar',
  arrival: 'Aankomst met',
  cash: 'Contant meenemen',
  fees: (amount: string) => `${amount} voor kosten ter plaatse, niet in de prijs inbegrepen`,
  note: 'Opmerking',
  pickupNote: 'Bij het ophalen',
  dropoffNote: 'Bij het afzetten',
  cancelling: 'Als je moet annuleren',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};
