import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in Dutch. */
export const nl: MyTripsMessages = {
  none: 'Je hebt op dit apparaat nog geen boeking gemaakt of geopend.',
  removed: (ref: string) =>
    `Boeking ${ref} is van dit apparaat gehaald. Hij is niet geannuleerd. Open hem opnieuw met de link in onze e-mail.`,
  open: {
    title: 'Op een ander apparaat geboekt?',
    help: 'Open de link in onze e-mail op dit apparaat, of plak hem hier.',
    field: 'Link naar je boeking',
    problem: 'Dat is geen link naar een boeking. Kopieer de hele link uit onze e-mail, ook het laatste stuk.',
    action: 'Openen',
  },
  find: {
    title: 'Link kwijt?',
    help: 'Vul de boekingscode en het e-mailadres van de boeking in, dan sturen we je de link.',
    ref: 'Boekingscode',
    refProblem: 'Vul de boekingscode in: 8 cijfers en letters, zoals 7K2M0QXA.',
    email: 'E-mailadres waarmee je boekte',
    emailProblem: 'Vul het e-mailadres in waarmee je boekte, zoals maria@example.com.',
    action: 'Stuur me de link',
    busy: 'Een moment …',
    sent: 'Hebben we een boeking met deze boekingscode en dit e-mailadres, dan is de link onderweg. Het kan een paar minuten duren. Nog niets? Kijk in je spammap en controleer dan beide velden.',
    failed: { not: 'Er is niets verstuurd', safe: 'Je kunt ons ook schrijven en de boekingscode geven.' },
  },
};
