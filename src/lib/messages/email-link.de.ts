import type { EmailLinkMessages } from './email-link.en.ts';

/** Messages of the mail with the link to a booking, in German. */
export const de: EmailLinkMessages = {
  subject: (ref: string) => `Buchung ${ref}: dein Link`,
  here: 'Hier ist deine Buchung. Öffne den Link auf dem Gerät, auf dem du sie sehen willst.',
  status: 'Status',
  held: (moment: string) =>
    `Wir halten deine Plätze bis ${moment}. Bekommen wir bis dahin keine Zahlung, geben wir sie frei.`,
  heldUntilDeparture:
    'Wir halten deine Plätze bis zur ersten Abfahrt. Bekommen wir bis dahin keine Zahlung, geben wir sie frei.',
  notYou:
    'Du hast nicht danach gefragt? Dann ignoriere diese E-Mail: Der Link ging nur an dich, und niemand sonst hat deine Buchung gesehen.',
};
