import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in German. */
export const de: EmailDigestMessages = {
  subject: (bookings: number) => `Stand deiner ${bookings} Buchungen`,
  why: 'Mit deiner E-Mail-Adresse wurden in kurzer Zeit mehrere Buchungen gemacht, deshalb kommt hier eine E-Mail für alle.',
  more: (refs: readonly string[]) => `Und noch ${refs.length}: ${refs.join(', ')}. Frag uns danach.`,
  notYours:
    'Nicht deine Buchungen? Dann hat jemand deine E-Mail-Adresse eingegeben. Du schuldest nichts: Unbezahlte Plätze werden freigegeben. Antworte auf diese E-Mail, und wir beenden das.',
  booking: (ref: string, status: string) => `Buchung ${ref}: ${status}`,
  toPay: 'Zu zahlen',
  payBy: (amount: string, moment: string) => `${amount} bis ${moment}`,
  payByDeparture: (amount: string) => `${amount} bis zur ersten Abfahrt`,
  payOrCancel: 'Bezahlen oder stornieren',
};
