import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in Italian. */
export const it: BookingPaymentMessages = {
  form: 'Pagamento',
  howToPay: 'Come pagare',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Paga il resto entro ', moment, ', ora di Palawan'],
  another: 'Paga in un altro modo',
  calledOff: {
    alone: 'Il tuo viaggio è annullato. Prima di pagare, scegli un altro giorno. Oppure cancella la prenotazione.',
    amongOthers:
      'Uno dei tuoi viaggi è annullato. Prima di pagare, scegli un altro giorno per quel viaggio, oppure toglilo dalla prenotazione.',
  },
  noService: 'Su questa copia del sito non puoi pagare. Scrivici e ti diciamo come pagare.',
  showHow: 'Mostrami come pagare',
  pay: (amount: string) => `Paga ${amount}`,
  busy: 'Un momento…',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Paga ', amount, ' in uno di questi modi:'],
  copyReference: 'Copia il codice',
  nothingDue: 'Al momento non c’è niente da pagare.',
  failed: { not: 'Il pagamento non è partito', safe: 'La tua prenotazione non è cambiata.' },
};
