import type { EmailDigestMessages } from './email-digest.en.ts';

/** Messages of the mail about several bookings in Italian. */
export const it: EmailDigestMessages = {
  subject: (bookings: number) => `Stato delle tue ${bookings} prenotazioni`,
  why: 'In poco tempo sono state fatte più prenotazioni con il tuo indirizzo e-mail, quindi ecco una sola e-mail su tutte.',
  more: (refs: readonly string[]) => `E ancora ${refs.length}: ${refs.join(', ')}. Per queste chiedi a noi.`,
  notYours:
    'Non sono tue? Allora qualcuno ha scritto il tuo indirizzo e-mail. Non devi pagare niente: i posti non pagati si liberano. Rispondi a questa e-mail e fermiamo tutto.',
  booking: (ref: string, status: string) => `Prenotazione ${ref}: ${status}`,
  toPay: 'Da pagare',
  payBy: (amount: string, moment: string) => `${amount} entro ${moment}`,
  payByDeparture: (amount: string) => `${amount} entro la prima partenza`,
  payOrCancel: 'Paga o cancella',
};
