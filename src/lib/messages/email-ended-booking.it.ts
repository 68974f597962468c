import type { EmailEndedBookingMessages } from './email-ended-booking.en.ts';

/** Messages of the mails about a booking that has ended, in Italian. */
export const it: EmailEndedBookingMessages = {
  cancelled: {
    subject: (ref: string) => `La prenotazione ${ref} è cancellata`,
    byOperator: 'Abbiamo cancellato la tua prenotazione. Non hai più posti su questi viaggi:',
    byTraveller: 'La tua prenotazione è cancellata. Non hai più posti su questi viaggi:',
    nothingPaid: 'Non avevi pagato, quindi non c’è niente da rimborsare.',
    nothing: 'Secondo le condizioni di cancellazione della tua prenotazione non c’è rimborso.',
  },
  expired: {
    subject: (ref: string) => `Prenotazione ${ref}: non ti teniamo più i posti`,
    nothingPaid: 'Non abbiamo ricevuto un pagamento in tempo, quindi non ti teniamo più i posti su questi viaggi:',
    partPaid: (paid: string, due: string) =>
      `In tempo abbiamo ricevuto solo ${paid} di ${due}, quindi non ti teniamo più i posti su questi viaggi:`,
    ifPaid:
      'Se hai pagato, scrivici: i tuoi soldi sono al sicuro. Vuoi ancora partire? Prenota di nuovo, o scrivici e guardiamo se ci sono posti.',
    payNoMore:
      'Per questa prenotazione non pagare altro. Vuoi ancora partire? Prenota di nuovo, o scrivici e guardiamo se ci sono posti.',
    refunded: 'Abbiamo già rimborsato il tuo pagamento. Se non l’hai ricevuto, scrivici.',
  },
  refund: {
    title: 'Rimborso',
    paid: 'Pagato',
    amount: 'Rimborso',
    kept: 'Trattenuto secondo le condizioni di cancellazione',
  },
};
