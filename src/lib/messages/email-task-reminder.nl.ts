import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in Dutch. */
export const nl: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) => `Boeking ${ref}: gegevens ontbreken voor je trip op ${day}`,
  missing: (day: string) => `Je reist met ons op ${day}. We missen nog het volgende:`,
  travellers: 'Gegevens van reizigers',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. Een van je trips heeft voor de vergunning het paspoort van iedereen nodig.`,
  hotel: {
    title: 'Je hotel',
    text: 'Laat ons weten waar je verblijft.',
    link: 'Vul je hotel in',
  },
  toPay: (amount: string) => `${amount} te betalen`,
  done: 'Al gedaan? Dan kun je deze e-mail negeren.',
};
