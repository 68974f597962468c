import type { PendingNoticeMessages } from './pending-notice.en.ts';

/** Messages of the notice about a booking that waits for a connection in Spanish. */
export const es: PendingNoticeMessages = {
  title: 'Guardado en este teléfono, sin enviar todavía',
  text: 'Enviamos tu reserva en cuanto tengas conexión. Hasta entonces no hay nada reservado.',
  ifChanged: 'Si cambias estos viajes, no se envía y tienes que reservar de nuevo.',
  link: 'Ver la reserva',
};
