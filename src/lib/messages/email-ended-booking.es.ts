import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in Spanish. */
export const es: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `La reserva ${ref} está cancelada`,
    byOperator: 'Hemos cancelado tu reserva. Ya no tienes plaza en estos viajes:',
    byTraveller: 'Tu reserva está cancelada. Ya no tienes plaza en estos viajes:',
    nothingPaid: 'No habías pagado, así que no hay nada que devolver.',
    nothing: 'Según las normas de cancelación de tu reserva, no hay reembolso.',
  },
  expired: {
    subject: (ref: string) => `Reserva ${ref}: ya no te reservamos las plazas`,
    nothingPaid: 'No nos llegó un pago a tiempo, así que ya no te reservamos las plazas en estos viajes:',
    partPaid: (paid: string, due: string) =>
      `A tiempo solo recibimos ${paid} de ${due}, así que ya no te reservamos las plazas en estos viajes:`,
    ifPaid:
      'Si has pagado, escríbenos: tu dinero está a salvo. ¿Todavía quieres ir? Reserva de nuevo, o escríbenos y miramos si hay plazas.',
    payNoMore:
      'No pagues nada más por esta reserva. ¿Todavía quieres ir? Reserva de nuevo, o escríbenos y miramos si hay plazas.',
    refunded: 'Ya te hemos devuelto tu pago. Si no te ha llegado, escríbenos.',
  },
  refund: { title: 'Reembolso', paid: 'Pagado', amount: 'Reembolso', kept: 'Retenido según las normas de cancelación' },
};
