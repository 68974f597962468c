import type { MyTripsMessages } from './my-trips.en.ts';

/** Messages of the page of the bookings of a device, in French. */
export const fr: MyTripsMessages = {
  none: 'Vous n’avez encore ni fait ni ouvert de réservation sur cet appareil.',
  removed: (ref: string) =>
    `La réservation ${ref} a été retirée de cet appareil. Elle n’est pas annulée. Rouvrez-la avec le lien de notre e-mail.`,
  open: {
    title: 'Réservé sur un autre appareil\u202f?',
    help: 'Ouvrez le lien de notre e-mail sur cet appareil, ou collez-le ici.',
    field: 'Lien de votre réservation',
    problem: 'Ce n’est pas un lien de réservation. Copiez le lien entier de notre e-mail, jusqu’à la fin.',
    action: 'Ouvrir',
  },
  find: {
    title: 'Lien perdu\u202f?',
    help: 'Indiquez la référence et l’adresse e-mail de la réservation, et nous vous envoyons le lien.',
    ref: 'Référence',
    refProblem: 'Indiquez la référence\u00a0: 8 chiffres et lettres, comme 7K2M0QXA.',
    email: 'E-mail de la réservation',
    emailProblem: 'Indiquez l’adresse e-mail avec laquelle vous avez réservé, comme maria@example.com.',
    action: 'Recevoir le lien',
    busy: 'Un instant…',
    sent: 'Si nous avons une réservation avec cette référence et cette adresse e-mail, son lien est en route. Cela peut prendre quelques minutes. Toujours rien\u202f? Regardez dans vos spams, puis vérifiez les deux champs.',
    failed: { not: 'Rien n’a été envoyé', safe: 'Vous pouvez aussi nous écrire en donnant la référence.' },
  },
};
