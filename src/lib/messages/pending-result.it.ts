import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in Italian. */
export const it: PendingResultMessages = {
  sent: (ref: string) => `La tua prenotazione è stata inviata: ${ref}. `,
  view: 'Vedi e paga',
  refused: (reason: string) => `La tua prenotazione non è stata fatta. ${reason} `,
  check: 'Controllala',
};
