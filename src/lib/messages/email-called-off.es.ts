import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in Spanish. */
export const es: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `Suspendido: ${day} (reserva ${ref})`,
  yourTrip: 'Tu viaje',
  sorry: 'Lo sentimos: este viaje no se puede realizar.',
  reason: (reason: string) => `Motivo (en inglés): “${reason}”`,
  others: 'Tus otros viajes se hacen como los reservaste.',
  choose:
    'Elige una de estas dos opciones, las dos gratis. Los plazos de tu reserva no se aplican. Si los enlaces no funcionan, responde a este correo o llámanos.',
  change: {
    title: 'Otra fecha',
    text: 'Elige el día y la hora que te van bien. Cambiamos tu viaje al momento.',
    link: 'Elegir otra fecha',
  },
  refund: {
    title: 'Reembolso completo',
    ofOneTrip:
      'Te devolvemos todo lo que pagaste por este viaje, por el mismo medio con el que pagaste. Tus otros viajes siguen reservados. El enlace muestra el importe antes de que decidas.',
    nothingPaid: 'Todavía no has pagado, así que no hay nada que devolver. El enlace cancela la reserva.',
    ofAll: (paid: string) =>
      `Te devolvemos todo lo que pagaste, ${paid}, por el mismo medio con el que pagaste. El enlace muestra el importe antes de que canceles la reserva.`,
    link: 'Pedir el reembolso completo',
  },
  booking: 'Tu reserva',
};
