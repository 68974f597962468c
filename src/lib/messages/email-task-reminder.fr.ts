import type { EmailTaskReminderMessages } from './email-task-reminder.en.ts';

/** Messages of the mail about what is missing before a trip, in French. */
export const fr: EmailTaskReminderMessages = {
  subject: (ref: string, day: string) =>
    `Réservation ${ref}\u00a0: informations manquantes pour votre voyage du ${day}`,
  missing: (day: string) => `Vous voyagez avec nous le ${day}. Il nous manque encore ceci\u00a0:`,
  travellers: 'Informations voyageurs',
  progress: (progress: string) => `${progress}.`,
  progressAndPassports: (progress: string) =>
    `${progress}. Un de vos voyages exige, pour l’autorisation d’entrée, le passeport de chacun.`,
  hotel: {
    title: 'Votre hôtel',
    text: 'Dites-nous où vous logez.',
    link: 'Ajouter votre hôtel',
  },
  toPay: (amount: string) => `${amount} à payer`,
  done: 'Déjà fait\u202f? Alors vous pouvez ignorer cet e-mail.',
};
