import type { BookingScreensMessages } from './booking-screens.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages that every screen of a booking shows, in Spanish. */
export const es: BookingScreensMessages = {
  cannotOpen: (ref: string) => `La reserva ${ref} no se puede abrir`,
  cannotOpenReasons: {
    offline:
      'No tienes conexión y esta reserva todavía no está guardada en este dispositivo. Abre esta página de nuevo cuando tengas conexión.',
    unavailable:
      'Nuestro servicio no responde en este momento. No se ha perdido nada; inténtalo de nuevo en un momento.',
    'no-api': 'Esta copia del sitio no guarda reservas. Escríbenos: la referencia ya está en el mensaje.',
    'not-found':
      'Este dispositivo no puede abrir esa reserva, o la reserva no existe. Abre el enlace de nuestro correo. ¿Lo has perdido? Ve a Mis viajes y usa “¿Has perdido el enlace?”.',
  },
  oldReasons: {
    offline: 'No hay conexión.',
    unavailable: 'Nuestro servicio no responde en este momento.',
    'no-api': 'Esta copia del sitio no tiene servicio de reservas.',
    'not-found': 'Este dispositivo ya no puede abrir esta reserva.',
  },
  shownAsOf: <Part>(moment: Part): MessageParts<Part> => [
    'Ves la reserva como estaba el ',
    moment,
    ', hora de Palawan.',
  ],
  retry: 'Reintentar',
  loading: 'Cargando…',
  trips: 'Mis viajes',
  cart: 'Tu carrito',
  noReferenceTitle: '¿Qué reserva?',
  noReference: 'Este enlace no tiene referencia de reserva. Los viajes que aún no has reservado están en tu carrito.',
  call: <Part>(phone: Part, hours: Part): MessageParts<Part> => [
    'El día del viaje, llama al ',
    phone,
    '. Atendemos: ',
    hours,
    '.',
  ],
};
