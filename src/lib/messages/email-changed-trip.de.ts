import type { EmailChangedTripMessages } from './email-changed-trip.en.ts';

/** Messages of the mail about a changed trip in German. */
export const de: EmailChangedTripMessages = {
  subject: (ref: string) => `Buchung ${ref}: Dein Trip hat sich geändert`,
  subjectMoved: (ref: string, moment: string) => `Buchung ${ref}: Dein Trip ist jetzt am ${moment}`,
  trip: 'Trip',
  before: 'Vorher',
  now: 'Jetzt',
  byOperator:
    'Wir haben deine Buchung geändert. Das sind die neuen Angaben, nimm bitte diese E-Mail statt der früheren.',
  byTraveller:
    'Du hast deine Buchung geändert. Das sind die neuen Angaben, nimm bitte diese E-Mail statt der früheren.',
  refund: (amount: string) =>
    `Wir erstatten dir ${amount}. Wenn das Geld unterwegs ist, schreiben wir dir eine E-Mail.`,
};
