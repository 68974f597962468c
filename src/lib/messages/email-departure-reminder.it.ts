import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in Italian. */
export const it: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) =>
    `Prenotazione ${ref}: fatti trovare sul posto ${day} alle ${ready}`,
  ready: (day: string, ready: string) =>
    `Viaggi con noi ${day}. Fatti trovare sul posto alle ${ready}, ora di Palawan.`,
  call: (phone: string) => `Qualcosa non va, o non c’è nessuno? Chiama ${phone}.`,
  passports: 'Porta il passaporto di ogni persona, anche dei bambini.',
  luggage: 'Bagagli:',
};
