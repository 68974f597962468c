import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in Spanish. */
export const es: PendingResultMessages = {
  sent: (ref: string) => `Tu reserva se ha enviado: ${ref}. `,
  view: 'Ver y pagar',
  refused: (reason: string) => `Tu reserva no se ha hecho. ${reason} `,
  check: 'Revisarla',
};
