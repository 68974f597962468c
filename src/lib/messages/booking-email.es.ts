import type { BookingEmailMessages } from './booking-email.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of the e-mail address of a booking in Spanish. */
export const es: BookingEmailMessages = {
  sent: <Part>(email: Part): MessageParts<Part> => [
    'Lo enviamos todo a ',
    email,
    '. ¿No ha llegado? Mira en la carpeta de spam y después envíalo otra vez.',
  ],
  sentCorrectable: <Part>(email: Part): MessageParts<Part> => [
    'Lo enviamos todo a ',
    email,
    '. ¿No ha llegado? Mira en la carpeta de spam y después envíalo otra vez o corrige la dirección.',
  ],
  sendAgain: 'Enviar otra vez',
  correct: 'Corregir la dirección',
  sentAgain: (email: string) =>
    `Nuestro correo va de camino a ${email}. Puede tardar unos minutos. Mira también en la carpeta de spam.`,
  corrected: (email: string) =>
    `Nuestro correo va de camino a ${email}. Los enlaces de los correos anteriores ya no funcionan.`,
  field: 'Correo electrónico',
  problem: 'Escribe un correo electrónico como maria@example.com.',
  save: 'Guardar y enviar el correo',
  busy: 'Un momento…',
  cannotCorrect: 'La dirección no se puede corregir aquí. Escríbenos.',
  failed: { not: 'No se ha enviado nada', safe: 'Tu reserva está guardada en este dispositivo.' },
};
