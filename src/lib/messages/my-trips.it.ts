import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in Italian. */
export const it: MyTripsMessages = {
  none: 'Su questo dispositivo non hai ancora fatto o aperto una prenotazione.',
  removed: (ref: string) =>
    `La prenotazione ${ref} è stata tolta da questo dispositivo. Non è cancellata. Riaprila con il link nella nostra e-mail.`,
  open: {
    title: 'Hai prenotato su un altro dispositivo?',
    help: 'Apri su questo dispositivo il link nella nostra e-mail, oppure incollalo qui.',
    field: 'Link alla tua prenotazione',
    problem: 'Non è il link di una prenotazione. Copialo per intero dalla nostra e-mail, compresa l’ultima parte.',
    action: 'Apri',
  },
  find: {
    title: 'Hai perso il link?',
    help: 'Scrivi il codice e l’indirizzo e-mail della prenotazione, e ti mandiamo il link.',
    ref: 'Codice di prenotazione',
    refProblem: 'Scrivi il codice: 8 cifre e lettere, come 7K2M0QXA.',
    email: 'E-mail della prenotazione',
    emailProblem: 'Scrivi l’indirizzo e-mail con cui hai prenotato, come maria@example.com.',
    action: 'Mandami il link',
    busy: 'Un momento…',
    sent: 'Se abbiamo una prenotazione con questo codice e questo indirizzo e-mail, il suo link è in viaggio. Può metterci qualche minuto. Ancora niente? Guarda nello spam, poi controlla entrambi i campi.',
    failed: { not: 'Non è stato mandato niente', safe: 'Puoi anche scriverci e indicare il codice.' },
  },
};
