import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in Italian. */
export const it: SharedCartMessages = {
  title: 'Questo carrello è condiviso',
  text: 'L’hai aperto da un link. Chi ha il link può vedere e cambiare questi viaggi. Quando prenoti, può vedere anche il tuo nome, la tua e-mail e il tuo cellulare, e cancellare la prenotazione.',
  makePrivate: 'Rendilo privato',
  own: 'Ora questo carrello è solo tuo. Il link apre ancora quello condiviso.',
  friend: {
    title: 'Un amico ha prenotato questo carrello',
    text: (ref: string) =>
      `Qualcuno con il link l’ha prenotato con il codice ${ref}. I tuoi viaggi e i tuoi dati sono ancora qui. Prenota di nuovo solo se vuoi altri viaggi.`,
    see: 'Vedi la prenotazione',
    keep: 'Tieni i miei viaggi',
  },
};
