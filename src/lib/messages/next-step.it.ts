import type { MessageParts } from './message-parts.ts';
import type { NextStepMessages } from './next-step.en.ts';

/** Messages of what to do next for a booking, in Italian. */
export const it: NextStepMessages = {
  next: 'Il tuo prossimo passo',
  allSet: 'Tutto a posto',
  decide: {
    title: (trip: string) => `Decidi che cosa fare: ${trip}`,
    text: 'Abbiamo dovuto cancellare questo viaggio. Scegli un altro giorno senza costi, o ricevi un rimborso completo.',
    action: 'Vedi che cosa puoi fare',
  },
  pay: {
    title: (amount: string) => `Paga ${amount}`,
    titleUntil: <Part>(amount: string, moment: Part): MessageParts<Part> => [
      `Paga ${amount} entro `,
      moment,
      ', ora di Palawan',
    ],
    action: 'Vai al pagamento',
  },
  participants: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Aggiungi i dati dei viaggiatori entro ',
      moment,
      ', ora di Palawan',
    ],
    action: 'Aggiungi i dati dei viaggiatori',
  },
  hotel: {
    title: <Part>(moment: Part): MessageParts<Part> => ['Aggiungi il tuo hotel entro ', moment, ', ora di Palawan'],
    text: (trip: string) => `${trip}: l’autista deve sapere dove trovarti.`,
    action: 'Aggiungi l’hotel',
  },
  ready: {
    title: <Part>(moment: Part): MessageParts<Part> => [
      'Niente da fare. Fatti trovare sul posto ',
      moment,
      ', ora di Palawan',
    ],
    text: (trip: string, pickup: string) => `${trip}. ${pickup}.`,
    action: 'Mostra il voucher',
  },
};
