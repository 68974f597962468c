import type { CartPageMessages } from './cart-page.en.ts';
import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in Spanish. */
export const es: CartPageMessages = {
  opening: 'Abriendo el carrito…',
  missing:
    'Este enlace de carrito no funciona. Quizá no está completo, o el carrito se reservó o pasó demasiado tiempo sin uso. Pide un enlace nuevo a quien te lo envió.',
  booked: 'Este carrito ya está reservado, por ti o por alguien con el enlace.',
  seeBooking: (ref: string) => `Ver la reserva ${ref}`,
  failed: 'Este carrito no se ha podido cargar. Comprueba tu conexión.',
  retry: 'Reintentar',
  nowHas: (trips: number) =>
    plural('es', trips, { one: 'Tu carrito tiene ahora 1 viaje.', other: `Tu carrito tiene ahora ${trips} viajes.` }),
  removed: (title: string) => `Quitado: ${title}`,
  undo: 'Deshacer',
  undoTrip: (title: string) => `Deshacer: volver a poner ${title}`,
  conflict: {
    twoCarts: 'Tienes dos carritos',
    changedElsewhere: 'Este carrito se cambió en otro dispositivo',
    fromLink: (trips: number) =>
      plural('es', trips, {
        one: 'El carrito del enlace tiene 1 viaje.',
        other: `El carrito del enlace tiene ${trips} viajes.`,
      }),
    onOther: (trips: number) =>
      plural('es', trips, {
        one: 'En el otro dispositivo tiene 1 viaje.',
        other: `En el otro dispositivo tiene ${trips} viajes.`,
      }),
    onThis: (trips: number) =>
      plural('es', trips, {
        one: 'En este dispositivo tienes 1 viaje.',
        other: `En este dispositivo tienes ${trips} viajes.`,
      }),
    combine: 'Unir los carritos',
    useLinked: 'Usar el del enlace',
    useOther: 'Usar el otro',
    keepMine: 'Conservar el mío',
  },
  empty: {
    text: 'Tu carrito está vacío. Elige un viaje y pulsa “Reservar”. Se queda aquí hasta que finalices la reserva, aunque salgas del sitio.',
    saved: 'Viajes guardados',
    recent: 'Vistos hace poco',
    transfers: 'Minivans y traslados',
    tours: 'Excursiones y barcos',
  },
};
