import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in French. */
export const fr: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Annulation gratuite jusqu’au ', moment, ' (heure de Palawan).'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `Remboursement de ${percent}\u00a0% jusqu’au `,
    moment,
    ' (heure de Palawan).',
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Remboursement de tout sauf l’acompte de ${deposit}\u00a0% jusqu’au `,
    moment,
    ' (heure de Palawan).',
  ],
  noneAfter: 'Aucun remboursement ensuite.',
  noneNow: 'Aucun remboursement si vous annulez maintenant.',
};
