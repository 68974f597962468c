import type { RefundMessages } from './refund.en.ts';

/** Messages of the refund of a booking in Italian. */
export const it: RefundMessages = {
  paidBack:
    'Rimborsiamo nel modo in cui hai pagato, o come concordato con te. Le banche ci mettono fino a dieci giorni lavorativi.',
  ifCancelled: {
    nothingPaid: 'Non hai ancora pagato niente. Se cancelli ora, non paghi niente.',
    nothing: (paid: string) =>
      `Se cancelli ora, quello che hai pagato (${paid}) non si rimborsa, secondo le condizioni dei tuoi viaggi.`,
    all: (paid: string) => `Se cancelli ora, ricevi un rimborso completo di ${paid}, nel modo in cui hai pagato.`,
    part: (refund: string, paid: string) =>
      `Se cancelli ora, ti rimborsiamo ${refund} su ${paid} pagati, nel modo in cui hai pagato.`,
  },
  cancelled: {
    due: (refund: string) => `Ti rimborsiamo ${refund}.`,
    done: (refund: string) => `Ti abbiamo rimborsato ${refund}.`,
    nothingPaid: 'Non avevi pagato niente, quindi non c’è niente da rimborsare.',
    nothing: (paid: string) =>
      `Quello che hai pagato (${paid}) non si rimborsa, secondo le condizioni dei tuoi viaggi.`,
  },
};
