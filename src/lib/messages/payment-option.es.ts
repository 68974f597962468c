import type { PaymentOptionMessages } from './payment-option.en.ts';

/** Messages of the button that books, and below it, in Spanish. */
export const es: PaymentOptionMessages = {
  request: { action: 'Escribir mi solicitud', note: 'El mensaje nos lo envías tú.' },
  later: {
    action: 'Reservar al tener conexión',
    note: 'Guardamos la reserva en este teléfono y la enviamos cuando tengas conexión. Entonces eliges cómo pagar.',
  },
  byHand: { action: 'Reservar ahora', note: 'En esta página no pagas. Después te mostramos cómo pagar.' },
  pay: (price: string) => `Reservar y pagar ${price}`,
  payAbout: (price: string) => `Reservar y pagar aprox. ${price}`,
  charge: (charge: string) => `${charge}.`,
};
