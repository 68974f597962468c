import type { EmailConfirmationMessages } from './email-confirmation.en.ts';

/** Messages of the mails with the voucher, in Italian. */
export const it: EmailConfirmationMessages = {
  travelled: {
    subject: (ref: string) => `Prenotazione ${ref}: abbiamo il tuo pagamento`,
    text: (amount: string) => `Abbiamo il tuo pagamento di ${amount}. Grazie di aver viaggiato con noi.`,
  },
  confirmed: {
    subject: (ref: string) => `Prenotazione ${ref}: i tuoi viaggi sono confermati`,
    text: 'È tutto organizzato: non vediamo l’ora di viaggiare con te.',
  },
  revived: {
    subject: (ref: string) => `Prenotazione ${ref}: il pagamento è arrivato tardi, e i posti sono di nuovo tuoi`,
    text: (amount: string) =>
      `Il tuo pagamento di ${amount} è arrivato quando la prenotazione era già scaduta. I tuoi posti erano ancora liberi, quindi sono di nuovo tuoi. Ora organizziamo i tuoi viaggi e ti scriviamo per e-mail quando sono confermati.`,
  },
  arranged: {
    subject: (ref: string) => `Prenotazione ${ref}: abbiamo il tuo pagamento`,
    text: (amount: string) => `Abbiamo il tuo pagamento di ${amount}. I tuoi viaggi sono organizzati.`,
  },
  deposit: {
    subject: (ref: string) => `Prenotazione ${ref}: abbiamo il tuo acconto`,
    text: (amount: string) =>
      `Abbiamo il tuo acconto di ${amount}, e i tuoi posti sono riservati. Ora organizziamo i tuoi viaggi e ti scriviamo per e-mail quando sono confermati.`,
  },
  payment: {
    subject: (ref: string) => `Prenotazione ${ref}: abbiamo il tuo pagamento`,
    text: (amount: string) =>
      `Abbiamo il tuo pagamento di ${amount}, e i tuoi posti sono riservati. Ora organizziamo i tuoi viaggi e ti scriviamo per e-mail quando sono confermati.`,
  },
  passports: (titles: readonly string[]) =>
    `Il passaporto serve a ogni persona, anche ai bambini, per: ${titles.join('; ')}.`,
};
