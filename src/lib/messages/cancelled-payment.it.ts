import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in Italian. */
export const it: CancelledPaymentMessages = {
  title: 'Il pagamento non è stato fatto',
  titleNothingDue: 'Non c’è niente da pagare',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'Non ti è stato addebitato niente. Ti teniamo ancora i posti: prenotazione ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['Questa è la prenotazione ', ref, '.'],
  another: 'Paga in un altro modo',
  trips: 'I tuoi viaggi',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Totale',
  seeBooking: 'Vedi la prenotazione',
  restore: 'Rimetti i viaggi nel carrello',
  restoreHelp: 'Nel carrello puoi cambiarli. Così la prenotazione non pagata si cancella, senza costi.',
  cart: 'Il tuo carrello',
  failed: { not: 'Non è cambiato niente', safe: 'La tua prenotazione c’è ancora.' },
  notChecked: (trips: string) =>
    `Non è cambiato niente: non siamo riusciti a controllare ${trips}. Riprova quando sei online.`,
  wouldBeLost: (trips: string) =>
    `Non è cambiato niente: perderesti ${trips}, perché non si può più prenotare. Paga questa prenotazione così com’è, oppure scrivici.`,
  cartIsFull: (tooMany: number) =>
    `Non è cambiato niente: il carrello è pieno. Prima togli ${tooMany} dei suoi viaggi.`,
  changed: 'Qualcosa è cambiato. Ricarica la pagina.',
  unexpected: 'Qualcosa è andato storto. Ricarica la pagina e controlla la prenotazione e il carrello.',
};
