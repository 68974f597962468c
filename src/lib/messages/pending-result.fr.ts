import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in French. */
export const fr: PendingResultMessages = {
  sent: (ref: string) => `Votre réservation a été envoyée\u00a0: ${ref}. `,
  view: 'Voir et payer',
  refused: (reason: string) => `Votre réservation n’a pas été faite. ${reason} `,
  check: 'La vérifier',
};
