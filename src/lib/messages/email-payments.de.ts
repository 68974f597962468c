import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in German. */
export const de: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `Buchung ${ref}: Wir haben ${amount} bekommen`,
    tooMuch: (amount: string, excess: string) =>
      `Wir haben ${amount} bekommen. Du hast alles bezahlt, und ${excess} zu viel: Wegen der Erstattung schreiben wir dir.`,
    all: (amount: string) => `Wir haben ${amount} bekommen. Du hast alles bezahlt.`,
    part: (amount: string) => `Wir haben ${amount} bekommen. Das ist ein Teil von dem, was du noch zahlen musst.`,
    partUntil: (amount: string, moment: string) =>
      `Wir haben ${amount} bekommen. Das ist ein Teil von dem, was du zahlen musst. Bitte zahle den Rest bis ${moment}; so lange halten wir deine Plätze.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) => `Buchung ${ref}: Zahlung von ${amount} kam nach der Stornierung`,
    subjectExpired: (ref: string, amount: string) => `Buchung ${ref}: Zahlung von ${amount} kam nach Ablauf der Frist`,
    subjectLeft: (ref: string, amount: string) => `Buchung ${ref}: ${amount} kam erst nach dem Start der Trips an`,
    ended: (ref: string, amount: string) =>
      `Wir haben ${amount} für deine Buchung ${ref} bekommen, die nicht mehr offen ist. Das Geld gehört dir: Wegen der Erstattung schreiben wir dir.`,
    left: (ref: string, amount: string) =>
      `Wir haben ${amount} für deine Buchung ${ref} bekommen, aber ihre Trips waren schon gestartet. Das Geld gehört dir: Wegen der Erstattung schreiben wir dir.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Buchung ${ref}: Wir haben ${amount} erstattet`,
    text: (ref: string, amount: string) =>
      `Wir haben ${amount} von dem erstattet, was du für deine Buchung ${ref} bezahlt hast. Das Geld geht an deine ursprüngliche Zahlungsart, oder wie mit dir vereinbart. Banken brauchen bis zu zehn Werktage; ist es dann nicht da, schreib uns bitte.`,
    paid: 'Bezahlt',
    now: 'Jetzt erstattet',
    open: 'Noch zu erstatten',
  },
  failure: {
    subject: (ref: string, amount: string) => `Buchung ${ref}: Wir konnten ${amount} nicht erstatten`,
    text: (ref: string, amount: string) =>
      `Wir konnten ${amount} deiner Buchung ${ref} nicht an deine ursprüngliche Zahlungsart erstatten: Vielleicht ist die Karte abgelaufen oder das Konto geschlossen. Das Geld gehört weiter dir. Bitte nenn uns einen anderen Weg, dich auszuzahlen, oder warte, bis wir dir schreiben.`,
  },
};
