import type { SharedCartMessages } from './shared-cart.en.ts';

/** Messages of a cart that others can open, in French. */
export const fr: SharedCartMessages = {
  title: 'Ce panier est partagé',
  text: 'Vous l’avez ouvert par un lien. Toute personne qui a le lien peut voir et changer ces voyages. Une fois que vous avez réservé, elle peut aussi voir votre nom, votre e-mail et votre numéro de mobile, et annuler la réservation.',
  makePrivate: 'Le rendre privé',
  own: 'Ce panier n’est plus qu’à vous. Le lien ouvre toujours celui qui est partagé.',
  friend: {
    title: 'Un ami a réservé ce panier',
    text: (ref: string) =>
      `Quelqu’un qui a le lien l’a réservé sous ${ref}. Vos voyages et vos coordonnées sont toujours ici. Ne réservez de nouveau que si vous voulez d’autres voyages.`,
    see: 'Voir la réservation',
    keep: 'Garder mes voyages',
  },
};
