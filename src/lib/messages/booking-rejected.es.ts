import type { BookingRejectedMessages } from './booking-rejected.en.ts';

/** Messages about a booking that was not made, in Spanish. */
export const es: BookingRejectedMessages = {
  not: 'No se ha reservado nada',
  safe: 'Tus viajes y datos están guardados en este dispositivo.',
  conflict: 'Algo ha cambiado desde que elegiste tus viajes. No se ha reservado nada.',
  invalid: 'Faltan datos o hay alguno incorrecto. No se ha reservado nada.',
  answeredBefore:
    'Esto ya lo reservaste, así que no se ha reservado otra vez. El enlace de tu reserva está en el correo que te enviamos. ¿No lo encuentras? Escríbenos.',
  friendBooked:
    'Alguien con quien compartes este carrito ya lo ha reservado. No se ha reservado otra vez, y tus datos siguen aquí.',
  changed: 'Tus viajes han cambiado desde que reservaste.',
  trip: 'Así no se puede reservar. Elige otro día u otra salida.',
};
