import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in Dutch. */
export const nl: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `Boeking ${ref}: we hebben je betaling`,
    text: (amount: string) => `We hebben je betaling van ${amount}. Bedankt dat je met ons reisde.`,
  },
  confirmed: {
    subject: (ref: string) => `Boeking ${ref}: je trips zijn bevestigd`,
    text: 'Alles is geregeld: we kijken ernaar uit met je te reizen.',
  },
  revived: {
    subject: (ref: string) => `Boeking ${ref}: je betaling kwam laat aan, en je plaatsen zijn weer van jou`,
    text: (amount: string) =>
      `Je betaling van ${amount} kwam aan nadat je boeking was verlopen. Je plaatsen waren nog vrij, dus ze zijn weer van jou. We regelen je trips nu en mailen je zodra ze bevestigd zijn.`,
  },
  arranged: {
    subject: (ref: string) => `Boeking ${ref}: we hebben je betaling`,
    text: (amount: string) => `We hebben je betaling van ${amount}. Je trips zijn geregeld.`,
  },
  deposit: {
    subject: (ref: string) => `Boeking ${ref}: we hebben je aanbetaling`,
    text: (amount: string) =>
      `We hebben je aanbetaling van ${amount}, en je plaatsen zijn gereserveerd. We regelen je trips nu en mailen je zodra ze bevestigd zijn.`,
  },
  payment: {
    subject: (ref: string) => `Boeking ${ref}: we hebben je betaling`,
    text: (amount: string) =>
      `We hebben je betaling van ${amount}, en je plaatsen zijn gereserveerd. We regelen je trips nu en mailen je zodra ze bevestigd zijn.`,
  },
  passports: (titles: readonly string[]) =>
    `Iedereen, ook elk kind, heeft een paspoort nodig voor: ${titles.join('; ')}.`,
};
