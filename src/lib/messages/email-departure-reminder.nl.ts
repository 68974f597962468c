import type { EmailDepartureReminderMessages } from './email-departure-reminder.en.ts';

/** Messages of the mail on the day before a departure, in Dutch. */
export const nl: EmailDepartureReminderMessages = {
  subject: (ref: string, day: string, ready: string) => `Boeking ${ref}: sta op ${day} om ${ready}\u00a0uur klaar`,
  ready: (day: string, ready: string) => `Je reist met ons op ${day}. Sta om ${ready}\u00a0uur klaar, Palawan-tijd.`,
  call: (phone: string) => `Klopt er iets niet, of is er niemand? Bel ${phone}.`,
  passports: 'Neem het paspoort van iedereen mee, ook dat van de kinderen.',
  luggage: 'Bagage:',
};
