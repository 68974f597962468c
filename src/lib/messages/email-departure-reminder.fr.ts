import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in French. */
export const fr: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `Réservation ${ref}\u00a0: soyez prêt le ${day} à ${ready}`,
  ready: (day: string, ready: string) => `Vous voyagez avec nous le ${day}. Soyez prêt à ${ready}, heure de Palawan.`,
  call: (phone: string) => `Quelque chose ne va pas, ou il n’y a personne\u202f? Appelez le ${phone}.`,
  passports: 'Emportez le passeport de chacun, enfants compris.',
  luggage: 'Bagages\u00a0:',
};
