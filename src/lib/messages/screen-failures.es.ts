import type { ScreenFailuresMessages } from './screen-failures.en.ts';

/** Messages of a screen that failed in Spanish. */
export const es: ScreenFailuresMessages = {
  booking: 'Algo ha fallado en la reserva. El resto de la página funciona.',
  cart: 'Algo ha fallado en el carrito. El resto de la página funciona.',
  checkout: 'Algo ha fallado en la página de pago. El resto de la página funciona.',
  confirmation: 'Algo ha fallado en la reserva. El resto de la página funciona.',
  cancelledPayment: 'Algo ha fallado en el pago. El resto de la página funciona.',
  participants: 'Algo ha fallado en los viajeros. El resto de la página funciona.',
  trips: 'Algo ha fallado en tus viajes. El resto de la página funciona.',
};
