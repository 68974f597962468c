import type { EmailTripsMessages } from './email-trips.en.ts';

/** Messages about a trip in mails, in German. */
export const de: EmailTripsMessages = {
  when: 'Wann',
  departure: (departure: string, ready: string) => `${departure} Palawan-Zeit. Sei um ${ready}\u00a0Uhr bereit.`,
  who: 'Wer',
  from: 'Von',
  to: 'Nach',
  arrival: 'Ankunft mit',
  cash: 'In bar mitnehmen',
  fees: (amount: string) => `${amount} für Gebühren vor Ort, nicht im Preis enthalten`,
  note: 'Notiz',
  pickupNote: 'Bei der Abholung',
  dropoffNote: 'Beim Ausstieg',
  cancelling: 'Wenn du stornieren musst',
  deadlinesOf: (title: string, departure: string) => `${title}, ${departure}:`,
};
