import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in German. */
export const de: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `Buchung ${ref}: Deine Zahlung ist da`,
    text: (amount: string) => `Deine Zahlung von ${amount} ist da. Danke, dass du mit uns gereist bist.`,
  },
  confirmed: {
    subject: (ref: string) => `Buchung ${ref}: Deine Trips sind bestätigt`,
    text: 'Alles ist organisiert. Wir freuen uns auf die Reise mit dir.',
  },
  revived: {
    subject: (ref: string) => `Buchung ${ref}: Deine Zahlung kam spät, und deine Plätze gehören wieder dir`,
    text: (amount: string) =>
      `Deine Zahlung von ${amount} kam, nachdem deine Buchung abgelaufen war. Deine Plätze waren noch frei und gehören wieder dir. Wir organisieren jetzt deine Trips und schreiben dir eine E-Mail, sobald sie bestätigt sind.`,
  },
  arranged: {
    subject: (ref: string) => `Buchung ${ref}: Deine Zahlung ist da`,
    text: (amount: string) => `Deine Zahlung von ${amount} ist da. Deine Trips sind organisiert.`,
  },
  deposit: {
    subject: (ref: string) => `Buchung ${ref}: Deine Anzahlung ist da`,
    text: (amount: string) =>
      `Deine Anzahlung von ${amount} ist da, und deine Plätze sind reserviert. Wir organisieren jetzt deine Trips und schreiben dir eine E-Mail, sobald sie bestätigt sind.`,
  },
  payment: {
    subject: (ref: string) => `Buchung ${ref}: Deine Zahlung ist da`,
    text: (amount: string) =>
      `Deine Zahlung von ${amount} ist da, und deine Plätze sind reserviert. Wir organisieren jetzt deine Trips und schreiben dir eine E-Mail, sobald sie bestätigt sind.`,
  },
  passports: (titles: readonly string[]) => `Alle, auch Kinder, brauchen einen Pass für: ${titles.join('; ')}.`,
};
