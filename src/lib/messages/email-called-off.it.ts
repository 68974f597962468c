import type { EmailCalledOffMessages } from './email-called-off.en.ts';

/** Messages of the mail about a departure that is called off, in Italian. */
export const it: EmailCalledOffMessages = {
  subject: (ref: string, day: string) => `Cancellato: ${day} (prenotazione ${ref})`,
  yourTrip: 'Il tuo viaggio',
  sorry: 'Ci dispiace: questo viaggio non può aver luogo.',
  reason: (reason: string) => `Motivo (in inglese): “${reason}”`,
  others: 'Gli altri tuoi viaggi si fanno come prenotato.',
  choose:
    'Scegli una di queste due possibilità, senza costi. Le scadenze della tua prenotazione non valgono. Se i link non funzionano, rispondi a questa e-mail o chiamaci.',
  change: {
    title: 'Un’altra data',
    text: 'Scegli il giorno e l’ora che ti vanno bene. Spostiamo subito il viaggio.',
    link: 'Scegli un’altra data',
  },
  refund: {
    title: 'Rimborso completo',
    ofOneTrip:
      'Ti rimborsiamo tutto quello che hai pagato per questo viaggio, nel modo in cui hai pagato. Gli altri tuoi viaggi restano prenotati. Il link mostra l’importo prima che tu decida.',
    nothingPaid: 'Non hai ancora pagato, quindi non c’è niente da rimborsare. Il link cancella la prenotazione.',
    ofAll: (paid: string) =>
      `Ti rimborsiamo tutto quello che hai pagato, ${paid}, nel modo in cui hai pagato. Il link mostra l’importo prima che tu cancelli la prenotazione.`,
    link: 'Chiedi il rimborso completo',
  },
  booking: 'La tua prenotazione',
};
