import type { EmailBookingPlacedMessages } from './email-booking-placed.en.ts';

/** Messages of the mail about an unpaid booking in German. */
export const de: EmailBookingPlacedMessages = {
  subject: (ref: string, moment: string) => `Buchung ${ref}: Bitte zahle bis ${moment}`,
  subjectUntilDeparture: (ref: string) => `Buchung ${ref}: Bitte zahle bis zur ersten Abfahrt`,
  held: (moment: string) =>
    `Wir halten deine Plätze bis ${moment}. Du hast noch nicht bezahlt: Bekommen wir bis dahin keine Zahlung, geben wir deine Plätze frei.`,
  heldUntilDeparture:
    'Wir halten deine Plätze bis zur ersten Abfahrt. Du hast noch nicht bezahlt: Bekommen wir bis dahin keine Zahlung, geben wir deine Plätze frei.',
  otherWay:
    'Zahlst du lieber per Überweisung, E-Wallet oder bar? Wähle das vorher auf deiner Buchungsseite, dann halten wir deine Plätze länger.',
};
