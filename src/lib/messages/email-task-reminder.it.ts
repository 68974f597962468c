import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in Italian. */
export const it: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `Prenotazione ${ref}: mancano dei dati per il tuo viaggio di ${day}`,
  missing: (day: string) => `Viaggi con noi ${day}. Ci serve ancora questo:`,
  travellers: 'Dati dei viaggiatori',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. Per uno dei tuoi viaggi il permesso richiede il passaporto di ogni persona.`,
  hotel: {
    title: 'Il tuo hotel',
    text: 'Dicci dove dormi.',
    link: 'Aggiungi l’hotel',
  },
  toPay: (amount: string) => `${amount} da pagare`,
  done: 'Già fatto? Allora puoi ignorare questa e-mail.',
};
