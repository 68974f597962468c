import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in German. */
export const de: PendingResultMessages = {
  sent: (ref: string) => `Deine Buchung wurde gesendet: ${ref}. `,
  view: 'Ansehen und bezahlen',
  refused: (reason: string) => `Deine Buchung kam nicht zustande. ${reason} `,
  check: 'Prüfen',
};
