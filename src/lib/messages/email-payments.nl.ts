import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in Dutch. */
export const nl: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `Boeking ${ref}: we hebben ${amount} ontvangen`,
    tooMuch: (amount: string, excess: string) =>
      `We hebben ${amount} ontvangen. Je hebt alles betaald, en ${excess} te veel: we schrijven je over de terugbetaling daarvan.`,
    all: (amount: string) => `We hebben ${amount} ontvangen. Je hebt alles betaald.`,
    part: (amount: string) => `We hebben ${amount} ontvangen. Dit is een deel van wat je nog moet betalen.`,
    partUntil: (amount: string, moment: string) =>
      `We hebben ${amount} ontvangen. Dit is een deel van wat je moet betalen. Betaal de rest uiterlijk ${moment}. Tot dan reserveren we je plaatsen.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) => `Boeking ${ref}: betaling van ${amount} kwam na de annulering`,
    subjectExpired: (ref: string, amount: string) =>
      `Boeking ${ref}: betaling van ${amount} kwam toen de boeking al verlopen was`,
    subjectLeft: (ref: string, amount: string) =>
      `Boeking ${ref}: ${amount} kwam aan toen de trips al vertrokken waren`,
    ended: (ref: string, amount: string) =>
      `We hebben ${amount} ontvangen voor je boeking ${ref}, die niet meer open is. Het geld is van jou: we schrijven je over de terugbetaling.`,
    left: (ref: string, amount: string) =>
      `We hebben ${amount} ontvangen voor je boeking ${ref}, maar de trips waren al vertrokken. Het geld is van jou: we schrijven je over de terugbetaling.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Boeking ${ref}: we hebben ${amount} terugbetaald`,
    text: (ref: string, amount: string) =>
      `We hebben ${amount} terugbetaald van wat je voor je boeking ${ref} hebt betaald. Het gaat terug zoals jij betaald hebt, of zoals met je afgesproken. Banken doen er tot tien werkdagen over. Is het dan nog niet binnen, schrijf ons dan.`,
    paid: 'Betaald',
    now: 'Nu terugbetaald',
    open: 'Nog terug te betalen',
  },
  failure: {
    subject: (ref: string, amount: string) => `Boeking ${ref}: we konden ${amount} niet terugbetalen`,
    text: (ref: string, amount: string) =>
      `We konden ${amount} van je boeking ${ref} niet terugbetalen zoals jij betaald hebt: misschien is de kaart verlopen of de rekening opgeheven. Het geld blijft van jou. Laat ons weten hoe we je anders kunnen betalen, of wacht tot we je schrijven.`,
  },
};
