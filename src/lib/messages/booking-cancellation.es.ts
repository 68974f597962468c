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
  trip: {
    action: 'Pedir el reembolso',
    actionFor: (trip: string) => `Pedir el reembolso: ${trip}`,
    title: '¿Reembolso de este viaje?',
    remove: {
      action: 'Quitar este viaje',
      actionFor: (trip: string) => `Quitar este viaje: ${trip}`,
      title: '¿Quitar este viaje?',
    },
    all: (amount: string) =>
      `Te devolvemos ${amount}, todo lo que pagaste por este viaje, por el mismo medio con el que pagaste.`,
    rest: (amount: string) => `Te devolvemos ${amount}, por el mismo medio con el que pagaste.`,
    nothingMore: 'Por este viaje ya no queda nada que devolver.',
    nothingPaid: 'No has pagado nada por este viaje, así que no hay nada que devolver.',
    others: 'Este viaje deja de formar parte de tu reserva. Tus otros viajes siguen reservados. No se puede deshacer.',
    confirm: 'Quitar el viaje',
    busy: 'Un momento…',
    keep: 'Dejar el viaje',
    changed: 'No se ha cambiado nada. Revisa la reserva e inténtalo de nuevo.',
    not: 'No se ha cambiado nada',
  },
};
