import type { PendingResultMessages } from './pending-result.en.ts';

/** Messages of what became of a booking that waited for a connection in Dutch. */
export const nl: PendingResultMessages = {
  sent: (ref: string) => `Je boeking is verstuurd: ${ref}. `,
  view: 'Bekijken en betalen',
  refused: (reason: string) => `Je boeking is niet gemaakt. ${reason} `,
  check: 'Controleren',
};
