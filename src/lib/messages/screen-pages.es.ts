import type { MessageParts } from './message-parts.ts';
import type { ScreenPagesMessages } from './screen-pages.en.ts';

/** Messages of pages whose content is a screen, in Spanish. */
export const es: ScreenPagesMessages = {
  noScript:
    'Esta página necesita JavaScript, que está desactivado en tu navegador. Puedes hacerlo todo por mensaje. Añade la referencia de tu reserva si la tienes:',
  contact: <Part>(way: string, link: Part): MessageParts<Part> => [`${way}: `, link],
  late: 'Esto tarda demasiado. Recarga la página, o escríbenos con el botón de abajo a la derecha. Lo que escribiste está guardado en este dispositivo.',
  cart: {
    title: 'Tu carrito',
    description: 'Los viajes que vas a reservar, día a día, con sus precios y qué llevar.',
    crumb: 'Carrito',
  },
  payment: {
    title: 'Reservar y pagar',
    description: 'Escribe tus datos, mira tus fechas de cancelación y elige cómo pagar.',
    crumb: 'Reservar y pagar',
  },
  cancel: {
    title: 'Pago no realizado',
    description:
      'No se te ha cobrado nada, y seguimos guardando tus plazas. Elige otra forma de pago, o devuelve los viajes al carrito.',
    crumb: 'Pago',
  },
  confirmation: {
    title: 'Tu reserva',
    description: 'El estado de tu reserva, cómo pagar y tu comprobante para el conductor o el guía.',
    crumb: 'Tu reserva',
  },
  participants: {
    title: 'Datos de los viajeros',
    description: 'Los nombres de todos los viajeros, y los pasaportes para los viajes que necesitan un permiso.',
    crumb: 'Datos de los viajeros',
  },
  trips: {
    title: 'Mis viajes',
    description:
      'Las reservas y los comprobantes guardados en este dispositivo, también sin conexión, y cómo abrir reservas hechas en otro.',
    crumb: 'Mis viajes',
    lead: 'Guardado en este dispositivo, para que los comprobantes se abran sin conexión. Quien use este dispositivo puede verlo.',
  },
  booking: {
    title: (trip: string) => `Reservar: ${trip}`,
    description: (trip: string) =>
      `Elige el día, la hora, las personas y la recogida para “${trip}”, y mira el precio.`,
    noScript: <Part>(message: (text: string) => Part, call: (text: string) => Part): MessageParts<Part> => [
      'Esta página necesita JavaScript, que está desactivado en tu navegador. ',
      message('Reserva por mensaje'),
      ' o ',
      call('llámanos'),
      '.',
    ],
  },
};
