import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in Spanish. */
export const es: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `Reserva ${ref}: ten todo listo el ${day} a las ${ready}`,
  ready: (day: string, ready: string) =>
    `Viajas con nosotros el ${day}. Ten todo listo a las ${ready}, hora de Palawan.`,
  call: (phone: string) => `¿Algo va mal, o no hay nadie? Llama al ${phone}.`,
  passports: 'Lleva el pasaporte de cada persona, también de los niños.',
  luggage: 'Equipaje:',
};
