import type { EmailPaymentsMessages } from './email-payments.en.ts';

/** Messages of the mails about payments and refunds in Italian. */
export const it: EmailPaymentsMessages = {
  part: {
    subject: (ref: string, amount: string) => `Prenotazione ${ref}: abbiamo ricevuto ${amount}`,
    tooMuch: (amount: string, excess: string) =>
      `Abbiamo ricevuto ${amount}. Hai pagato tutto, e ${excess} di troppo: ti scriviamo per il rimborso.`,
    all: (amount: string) => `Abbiamo ricevuto ${amount}. Hai pagato tutto.`,
    part: (amount: string) => `Abbiamo ricevuto ${amount}. È una parte di quello che devi ancora pagare.`,
    partUntil: (amount: string, moment: string) =>
      `Abbiamo ricevuto ${amount}. È una parte di quello che devi pagare. Paga il resto entro ${moment}; fino ad allora ti teniamo i posti.`,
  },
  late: {
    subjectCancelled: (ref: string, amount: string) =>
      `Prenotazione ${ref}: pagamento di ${amount} arrivato dopo la cancellazione`,
    subjectExpired: (ref: string, amount: string) =>
      `Prenotazione ${ref}: pagamento di ${amount} arrivato quando era già scaduta`,
    subjectLeft: (ref: string, amount: string) =>
      `Prenotazione ${ref}: pagamento di ${amount} arrivato quando i viaggi erano già partiti`,
    ended: (ref: string, amount: string) =>
      `Abbiamo ricevuto ${amount} per la tua prenotazione ${ref}, che non è più aperta. I soldi sono tuoi: ti scriviamo per il rimborso.`,
    left: (ref: string, amount: string) =>
      `Abbiamo ricevuto ${amount} per la tua prenotazione ${ref}, ma i suoi viaggi erano già partiti. I soldi sono tuoi: ti scriviamo per il rimborso.`,
  },
  refund: {
    subject: (ref: string, amount: string) => `Prenotazione ${ref}: abbiamo rimborsato ${amount}`,
    text: (ref: string, amount: string) =>
      `Abbiamo rimborsato ${amount} di quello che hai pagato per la tua prenotazione ${ref}. Il denaro arriva nel modo in cui hai pagato, o come concordato con te. Le banche ci mettono fino a dieci giorni lavorativi; se poi non è arrivato, scrivici.`,
    paid: 'Pagato',
    now: 'Rimborsato ora',
    open: 'Ancora da rimborsare',
  },
  failure: {
    subject: (ref: string, amount: string) => `Prenotazione ${ref}: non siamo riusciti a rimborsare ${amount}`,
    text: (ref: string, amount: string) =>
      `Non siamo riusciti a rimborsare ${amount} della tua prenotazione ${ref} nel modo in cui hai pagato: forse la carta è scaduta, o il conto è chiuso. I soldi restano tuoi. Dicci un altro modo per pagarti, o aspetta che ti scriviamo.`,
  },
};
