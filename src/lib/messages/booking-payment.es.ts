import type { BookingPaymentMessages } from './booking-payment.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of paying a booking that was placed, in Spanish. */
export const es: BookingPaymentMessages = {
  form: 'Pagar',
  howToPay: 'Cómo pagar',
  payRestBy: <Part>(moment: Part): MessageParts<Part> => ['Paga el resto antes del ', moment, ', hora de Palawan'],
  another: 'Pagar de otra forma',
  calledOff: {
    alone: 'Tu viaje está suspendido. Antes de pagar, elige otro día. O cancela la reserva.',
    amongOthers: 'Uno de tus viajes está suspendido. Antes de pagar, elige otro día para él o quítalo de la reserva.',
  },
  noService: 'En esta copia del sitio no se puede pagar. Escríbenos y te decimos cómo hacerlo.',
  showHow: 'Ver cómo pagar',
  pay: (amount: string) => `Pagar ${amount}`,
  busy: 'Un momento…',
  instructions: <Part>(amount: Part): MessageParts<Part> => ['Paga ', amount, ' de una de estas formas:'],
  copyReference: 'Copiar la referencia',
  nothingDue: 'Ahora no hay nada que pagar.',
  failed: { not: 'No se ha iniciado ningún pago', safe: 'Tu reserva no ha cambiado.' },
};
