import type { CheckoutMessages } from './checkout.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout around its form, in Spanish. */
export const es: CheckoutMessages = {
  booked: (ref: string) => `Reservado: ${ref}`,
  next: 'Te llevamos al paso siguiente…',
  stillHere: <Part>(open: Part): MessageParts<Part> => ['¿Sigues aquí? ', open, '.'],
  openBooking: 'Abre tu reserva para pagar',
  order: {
    title: 'Tus viajes',
    change: 'Cambiar',
    trip: <Part>(moment: Part, people: string): MessageParts<Part> => [moment, `, ${people}`],
    total: 'Total',
    dueNow: 'A pagar ahora',
    dueBy: <Part>(moment: Part): MessageParts<Part> => ['A pagar antes del ', moment],
    cash: <Part>(amount: Part): MessageParts<Part> => [
      'Lleva ',
      amount,
      ' en efectivo para las tasas que se pagan en destino. No están incluidas en el total.',
    ],
    palawanTime: 'Todas las horas son de Palawan.',
  },
  rejected: {
    title: 'Todavía sin reservar',
    text: (why: string) => `La reserva guardada en este teléfono no se ha hecho. ${why}`,
    check: 'Revisa tus viajes y datos y reserva de nuevo.',
  },
  changedPlaces: { title: 'Las plazas han cambiado', other: 'Elegir otra salida en el carrito' },
  blocked: {
    title: 'Tu carrito no se puede reservar como está',
    departed: 'Este viaje ya ha salido.',
    withdrawn: 'Este viaje ya no se ofrece.',
    fix: 'Corregir en el carrito',
  },
  empty: {
    unpaid: (ref: string) => `La reserva ${ref} todavía no está pagada`,
    unpaidText:
      'Tus viajes están reservados, así que tu carrito está vacío. Guardamos tus plazas mientras esperamos tu pago.',
    pay: 'Ver y pagar',
    text: 'Tu carrito está vacío. Elige primero un viaje y vuelve aquí para reservarlo.',
    transfer: 'Buscar un traslado',
    tour: 'Buscar una excursión',
    trips: 'Mis viajes',
  },
  full: {
    title: 'No quedan plazas suficientes',
    text: 'No se ha reservado nada, y tus datos están a salvo. Elige otra salida para estos viajes y reserva de nuevo.',
    trip: <Part>(title: Part, moment: Part, why: string): MessageParts<Part> => [title, ', ', moment, `: ${why}`],
    moved: <Part>(title: string, moment: Part): MessageParts<Part> => [`${title} es ahora el `, moment, '.'],
    bookAgain: 'Reserva de nuevo abajo.',
    none: <Part>(people: number, cart: Part): MessageParts<Part> => [
      `Ninguna salida de los próximos días tiene sitio para ${people}: `,
      cart,
      '.',
    ],
    noneOrAsk: <Part>(people: number, ask: Part, cart: Part): MessageParts<Part> => [
      `Ninguna salida de los próximos días tiene sitio para ${people}: `,
      ask,
      ' por esta, o ',
      cart,
      '.',
    ],
    or: <Part>(cart: Part): MessageParts<Part> => ['O ', cart, '.'],
    orAsk: <Part>(ask: Part, cart: Part): MessageParts<Part> => ['O ', ask, ' por esta, o ', cart, '.'],
    ask: 'pregúntanos',
    cart: 'elige otro día en el carrito',
  },
  pending: {
    title: 'Guardado en este teléfono, sin enviar todavía',
    text: 'Todavía no hay nada reservado. Enviamos tu reserva, una sola vez, en cuanto tengas conexión. Puedes salir de esta página o cerrar el navegador.',
    sending: 'Enviando…',
    failed: 'Sigue sin haber respuesta. Tu reserva está a salvo en este teléfono y se enviará más tarde.',
    send: 'Enviar ahora',
    change: 'Cambiarla antes',
  },
  prices: {
    changed: (trips: number) => plural('es', trips, { one: 'Ha cambiado un precio', other: 'Han cambiado precios' }),
    gone: (title: string) => `${title}: ya no se puede reservar, así que lo hemos quitado.`,
    was: 'antes',
    isNow: 'ahora',
    accept: 'Aceptar los nuevos precios',
  },
  refused: 'Estos viajes no se pueden reservar como están',
};
