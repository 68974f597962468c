import type { CheckoutFormMessages } from './checkout-form.en.ts';
import { plural } from './format.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the checkout's form, in Spanish. */
export const es: CheckoutFormMessages = {
  label: 'Reservar y pagar',
  booking: 'Reservando…',
  byMessage: <Part>(requests: Part): MessageParts<Part> => [
    'Esta copia del sitio recibe ',
    requests,
    ': escribe tus datos y redactamos el mensaje por ti. No se reserva nada hasta que respondemos.',
  ],
  requests: 'solicitudes por mensaje',
  missing: (count: number) => plural('es', count, { one: 'Falta una cosa', other: `Faltan ${count} cosas` }),
  complete: 'Ya está todo completo',
  booker: {
    legend: '¿Quién reserva?',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    emailHint: 'Aquí te enviamos el comprobante y los cambios, si los hay.',
    country: 'Código de país',
    mobile: 'Número de teléfono',
    mobileHint: 'El conductor llama o escribe a este número el día del viaje.',
  },
  agreement: {
    title: 'Si cambian tus planes',
    text: <Part>(terms: Part): MessageParts<Part> => ['Acepto estas normas y las ', terms, '.'],
    terms: 'condiciones de reserva',
    problem: 'Marca la casilla para aceptar las normas y las condiciones.',
  },
  rules: {
    loading: 'Cargando tus normas de cancelación…',
    failed: 'No se han podido cargar las normas de cancelación ni los precios de hoy. Los verás antes de reservar.',
    retry: 'Reintentar',
    missing:
      'No se han podido cargar las normas de cancelación, así que no se ha enviado nada. Inténtalo de nuevo cuando tengas conexión.',
  },
  noMethod:
    'Las formas de pago aún no se han cargado, así que no se ha enviado nada. Tus datos están guardados en este dispositivo.',
  full: 'No se ha reservado nada. Elige otra salida arriba y reserva de nuevo.',
  unexpected:
    'Algo ha fallado, y no sabemos si nos ha llegado tu reserva. Tus viajes y datos están guardados en este dispositivo. Pulsa el botón otra vez: nada se reserva dos veces.',
  request: {
    title: 'Envía tu solicitud',
    text: <Part>(request: Part, hours: Part): MessageParts<Part> => [
      'Esto es una ',
      request,
      ': no se reserva nada hasta que respondemos. Tu mensaje está listo; elige cómo enviarlo. Respondemos: ',
      hours,
      '.',
    ],
    request: 'solicitud, no una reserva',
  },
};
