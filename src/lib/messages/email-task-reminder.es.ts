import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in Spanish. */
export const es: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `Reserva ${ref}: faltan datos para tu viaje del ${day}`,
  missing: (day: string) => `Viajas con nosotros el ${day}. Todavía nos falta esto:`,
  travellers: 'Datos de los viajeros',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. Uno de tus viajes necesita el pasaporte de cada persona para su permiso.`,
  hotel: {
    title: 'Tu hotel',
    text: 'Dinos dónde te alojas.',
    link: 'Añadir tu hotel',
  },
  toPay: (amount: string) => `${amount} por pagar`,
  done: '¿Ya está hecho? Entonces puedes ignorar este correo.',
};
