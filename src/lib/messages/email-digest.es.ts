import type { EmailDigestMessages } from './email-digest.en.ts';
import { plural } from './format.ts';

/** Messages of the mail about several bookings in Spanish. */
export const es: EmailDigestMessages = {
  subject: (bookings: number) => `Estado de tus ${bookings} reservas`,
  why: 'Con tu correo electrónico se hicieron varias reservas en poco tiempo, así que aquí tienes un solo correo sobre todas.',
  more: (refs: readonly string[]) =>
    plural('es', refs.length, {
      one: `Y 1 más: ${refs.join(', ')}. Pregúntanos por ella.`,
      other: `Y ${refs.length} más: ${refs.join(', ')}. Pregúntanos por ellas.`,
    }),
  notYours:
    '¿No son tus reservas? Entonces alguien escribió tu dirección de correo. No debes nada: las plazas sin pagar se liberan. Responde a este correo y lo paramos.',
  booking: (ref: string, status: string) => `Reserva ${ref}: ${status}`,
  toPay: 'Por pagar',
  payBy: (amount: string, moment: string) => `${amount} antes del ${moment}`,
  payByDeparture: (amount: string) => `${amount} antes de la primera salida`,
  payOrCancel: 'Pagar o cancelar',
};
