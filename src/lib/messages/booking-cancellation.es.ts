import type { BookingCancellationMessages } from './booking-cancellation.en.ts';

/** Messages of the cancellation of a booking in Spanish. */
export const es: BookingCancellationMessages = {
  tooLate: 'Esta reserva ya no se puede cancelar aquí. Escríbenos y vemos qué podemos hacer.',
  cancel: 'Cancelar la reserva',
  title: '¿Cancelar esta reserva?',
  allTrips: 'Se cancelan todos los viajes de la reserva. No se puede deshacer.',
  reason: '¿Por qué? (opcional)',
  cancelling: 'Cancelando…',
  keep: 'No cancelar',
  changed: 'No se ha cancelado nada. Revisa la reserva e inténtalo de nuevo.',
  failed: { not: 'No se ha cancelado nada', safe: 'Tu reserva está guardada en este dispositivo.' },
};
