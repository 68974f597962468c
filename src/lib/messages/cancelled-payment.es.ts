import type { CancelledPaymentMessages } from './cancelled-payment.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the page after a cancelled payment in Spanish. */
export const es: CancelledPaymentMessages = {
  title: 'No se ha hecho ningún pago',
  titleNothingDue: 'No hay nada que pagar',
  held: <Part>(ref: Part): MessageParts<Part> => [
    'No se te ha cobrado nada. Seguimos guardando tus plazas: reserva ',
    ref,
    '.',
  ],
  nothingDue: <Part>(ref: Part): MessageParts<Part> => ['Esta es la reserva ', ref, '.'],
  another: 'Pagar de otra forma',
  trips: 'Tus viajes',
  tripLine: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
  total: 'Total',
  seeBooking: 'Ver la reserva',
  restore: 'Devolver los viajes al carrito',
  restoreHelp: 'En el carrito puedes cambiarlos. Así se cancela la reserva sin pagar, gratis.',
  cart: 'Tu carrito',
  failed: { not: 'No se ha cambiado nada', safe: 'Tu reserva sigue ahí.' },
  notChecked: (trips: string) =>
    `No se ha cambiado nada: no hemos podido comprobar ${trips}. Inténtalo de nuevo cuando tengas conexión.`,
  wouldBeLost: (trips: string) =>
    `No se ha cambiado nada: perderías lo que ya no se puede reservar (${trips}). Paga esta reserva como está, o escríbenos.`,
  cartIsFull: (tooMany: number) =>
    plural('es', tooMany, {
      one: 'No se ha cambiado nada: tu carrito está lleno. Quita primero 1 de sus viajes.',
      other: `No se ha cambiado nada: tu carrito está lleno. Quita primero ${tooMany} de sus viajes.`,
    }),
  changed: 'Algo ha cambiado. Recarga la página.',
  unexpected: 'Algo ha fallado. Recarga la página y comprueba tu reserva y tu carrito.',
};
