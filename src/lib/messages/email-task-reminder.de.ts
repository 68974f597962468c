import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in German. */
export const de: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `Buchung ${ref}: Für deinen Trip am ${day} fehlen Angaben`,
  missing: (day: string) => `Am ${day} reist du mit uns. Das brauchen wir noch:`,
  travellers: 'Angaben zu den Reisenden',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. Einer deiner Trips braucht für die Genehmigung die Pässe von allen.`,
  hotel: {
    title: 'Dein Hotel',
    text: 'Bitte sag uns, wo du wohnst.',
    link: 'Hotel eintragen',
  },
  toPay: (amount: string) => `${amount} zu zahlen`,
  done: 'Schon erledigt? Dann ignoriere diese E-Mail.',
};
