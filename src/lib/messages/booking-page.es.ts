import type { BookingPageMessages } from './booking-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page of a booking in Spanish. */
export const es: BookingPageMessages = {
  answerWasLost: 'Tu primer intento sí funcionó; solo se perdió nuestra respuesta. Comprueba que todo está bien.',
  justPaid: '¿Acabas de pagar? Puede tardar un minuto. Esta página se actualiza sola.',
  hotelMissing: 'Todavía nos falta tu hotel. Añádelo abajo, en el comprobante, para que el conductor te encuentre.',
  reference: <Part>(ref: Part): MessageParts<Part> => ['Referencia ', ref],
  titles: {
    travellers: 'Viajeros',
    share: 'Llévala contigo',
    paid: 'Lo que has pagado',
    price: 'Lo que pagas',
    email: 'Tu correo electrónico',
    contact: 'Preguntas sobre esta reserva',
    change: 'Cambiar o cancelar',
  },
  changeHelp:
    'Con “Cambiar este viaje”, en el comprobante, cambias el día, la hora, las personas o las paradas. Antes ves la diferencia de precio. Si un viaje no tiene ese botón, ya es tarde para cambiarlo aquí: escríbenos.',
  travellers: {
    progress: (progress: string) => `${progress}.`,
    complete: 'Tenemos los datos de todos los viajeros.',
    passports: 'Uno de tus viajes necesita el pasaporte de cada persona para su permiso.',
    forms: 'Formularios de los viajeros',
    add: 'Añadir datos de los viajeros',
    change: 'Cambiar datos de los viajeros',
  },
  money: {
    total: 'Total',
    paid: 'Pagado',
    paidSoFar: 'Pagado hasta ahora',
    dueNow: 'A pagar ahora',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['A pagar antes del ', moment, ', hora de Palawan'],
    refund: 'Reembolso',
    refunded: 'Reembolsado',
  },
  cancelledTrips: 'Viajes cancelados',
  droppedTrips: 'Viajes retirados',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  share: {
    offline: 'Para el archivo de calendario necesitas conexión. Inténtalo de nuevo cuando la tengas.',
    addToCalendar: 'Añadir al calendario',
    googleCalendar: 'Google Calendar',
    googleCalendarOf: (trip: string) => `Google Calendar: ${trip}`,
    print: 'Imprimir o guardar en PDF',
    tellGroup: 'Avisar a tu grupo',
    subject: (ref: string) => `Nuestros viajes, reserva ${ref}`,
    showText: 'Ver el texto',
  },
  changeTrip: {
    offline: 'Para cambiar un viaje necesitas conexión. Inténtalo de nuevo cuando la tengas.',
    calledOff: 'Este viaje está suspendido',
    calledOffAlone: 'Pásalo gratis a otro día, o cancela la reserva y recibe el reembolso completo.',
    calledOffAmongOthers:
      'Pásalo gratis a otro día, o recibe su reembolso completo. Tus otros viajes siguen reservados.',
    action: 'Cambiar este viaje',
    actionFor: (trip: string) => `Cambiar este viaje: ${trip}`,
  },
};
