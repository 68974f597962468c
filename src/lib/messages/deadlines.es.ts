import type { DeadlinesMessages } from './deadlines.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages about the dates of a cancellation, in Spanish. */
export const es: DeadlinesMessages = {
  free: <Part>(moment: Part): MessageParts<Part> => ['Cancelación gratuita hasta el ', moment, ', hora de Palawan.'],
  refund: <Part>(percent: number, moment: Part): MessageParts<Part> => [
    `Reembolso del ${percent}\u00a0% hasta el `,
    moment,
    ', hora de Palawan.',
  ],
  allButDeposit: <Part>(deposit: number, moment: Part): MessageParts<Part> => [
    `Reembolso de todo menos el anticipo del ${deposit}\u00a0% hasta el `,
    moment,
    ', hora de Palawan.',
  ],
  noneAfter: 'Después no hay reembolso.',
  noneNow: 'Si cancelas ahora, no hay reembolso.',
};
