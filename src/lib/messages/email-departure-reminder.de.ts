import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in German. */
export const de: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `Buchung ${ref}: Sei am ${day} um ${ready}\u00a0Uhr bereit`,
  ready: (day: string, ready: string) => `Am ${day} reist du mit uns. Sei um ${ready}\u00a0Uhr Palawan-Zeit bereit.`,
  call: (phone: string) => `Stimmt etwas nicht, oder ist niemand da? Ruf ${phone} an.`,
  passports: 'Bring die Pässe von allen mit, auch die der Kinder.',
  luggage: 'Gepäck:',
};
