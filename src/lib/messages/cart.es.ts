import type { CartMessages } from './cart.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of a cart with trips in Spanish. */
export const es: CartMessages = {
  total: 'Total',
  inDollars: <Part>(dollars: Part): MessageParts<Part> => ['Son ', dollars, ' en dólares estadounidenses.'],
  cash: <Part>(amount: Part): MessageParts<Part> => [
    'Lleva ',
    amount,
    ' en efectivo para las tasas que se pagan en destino. No están incluidas en el total.',
  ],
  cashAbout: <Part>(amount: Part, estimate: Part): MessageParts<Part> => [
    'Lleva ',
    amount,
    ' en efectivo (aprox. ',
    estimate,
    ') para las tasas que se pagan en destino. No están incluidas en el total.',
  ],
  checkout: 'Continuar al pago',
  palawanTime: 'Todas las horas son de Palawan.',
  unchecked:
    'Algunos precios no se han podido comprobar. Comprueba tu conexión. Ves los precios de cuando añadiste los viajes; los comprobamos otra vez antes de que pagues.',
  checkAgain: 'Comprobar otra vez',
  line: {
    until: <Part>(hour: Part): MessageParts<Part> => ['hasta las ', hour],
    from: 'Desde',
    beReady: <Part>(hour: Part): MessageParts<Part> => [', ten todo listo a las ', hour],
    to: 'Hasta',
    onRequest: '(bajo petición)',
    chosenPlace: 'el lugar que elegiste',
    arriving: 'Llegas con',
    notes: 'Notas',
    otherDeparture: 'Elegir otra salida',
    change: 'Cambiar',
    changeTrip: (title: string) => `Cambiar ${title}`,
    remove: 'Quitar',
    removeTrip: (title: string) => `Quitar ${title}`,
  },
  state: {
    departed: 'Este viaje ya ha salido. Quítalo o elige otro día. No está incluido en el total.',
    withdrawn: 'Este viaje ya no se ofrece. No está incluido en el total.',
    sample: <Part>(ask: Part): MessageParts<Part> => ['No está incluido en el total. ', ask, '.'],
    askByMessage: 'Pregúntanos por mensaje',
    problem: 'Hasta entonces no está incluido en el total.',
    repriced: <Part>(before: Part, now: Part): MessageParts<Part> => [
      'Su precio ha cambiado: antes ',
      before,
      ', ahora ',
      now,
      '.',
    ],
  },
  share: {
    title: 'Abrir en otro dispositivo o compartir',
    note: 'Quien tenga este enlace puede ver tus viajes y datos de contacto y cambiar el carrito. Cuando el carrito esté reservado, también puede abrir y cancelar la reserva. Envíalo solo a personas con las que viajas.',
    link: 'Enlace a este carrito',
    copy: 'Copiar el enlace',
    copied: 'Copiado. Pégalo donde quieras.',
    notCopied: 'Tu navegador no permite copiar. Selecciona el enlace y cópialo.',
  },
  empty: {
    action: 'Vaciar el carrito',
    question: '¿Vaciar el carrito?',
    removes: (trips: number) =>
      plural('es', trips, {
        one: 'Se quita el viaje de tu carrito. No se puede deshacer.',
        other: `Se quitan los ${trips} viajes de tu carrito. No se puede deshacer.`,
      }),
    keep: (trips: number) => plural('es', trips, { one: 'Conservarlo', other: 'Conservarlos' }),
  },
};
