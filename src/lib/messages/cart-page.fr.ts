import type { CartPageMessages } from './cart-page.en.ts';
import { plural } from './format.ts';

/** Messages of the cart page beside its trips, in French. */
export const fr: CartPageMessages = {
  opening: 'Ouverture du panier…',
  missing:
    'Ce lien de panier ne marche pas. Il est peut-être incomplet, ou le panier a été réservé ou est resté trop longtemps sans usage. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
  booked: 'Ce panier a été réservé, par un ami qui a le lien ou par vous.',
  seeBooking: (ref: string) => `Voir la réservation ${ref}`,
  failed: 'Ce panier n’a pas pu être chargé. Vérifiez votre connexion.',
  retry: 'Réessayer',
  nowHas: (trips: number) =>
    plural('fr', trips, {
      one: `Votre panier contient maintenant ${trips} voyage.`,
      other: `Votre panier contient maintenant ${trips} voyages.`,
    }),
  removed: (title: string) => `Retiré\u00a0: ${title}`,
  undo: 'Remettre',
  undoTrip: (title: string) => `Remettre dans le panier\u00a0: ${title}`,
  conflict: {
    twoCarts: 'Vous avez deux paniers',
    changedElsewhere: 'Ce panier a été changé sur un autre appareil',
    fromLink: (trips: number) =>
      plural('fr', trips, {
        one: `Le panier du lien contient ${trips} voyage.`,
        other: `Le panier du lien contient ${trips} voyages.`,
      }),
    onOther: (trips: number) =>
      plural('fr', trips, {
        one: `Sur l’autre appareil, il contient ${trips} voyage.`,
        other: `Sur l’autre appareil, il contient ${trips} voyages.`,
      }),
    onThis: (trips: number) =>
      plural('fr', trips, {
        one: `Sur cet appareil, vous avez ${trips} voyage.`,
        other: `Sur cet appareil, vous avez ${trips} voyages.`,
      }),
    combine: 'Réunir les paniers',
    useLinked: 'Prendre celui du lien',
    useOther: 'Prendre l’autre',
    keepMine: 'Garder le mien',
  },
  empty: {
    text: 'Votre panier est vide. Choisissez un voyage et appuyez sur «\u00a0Réserver\u00a0». Il reste ici jusqu’à ce que vous finalisiez, même si vous quittez le site.',
    saved: 'Voyages enregistrés',
    recent: 'Vus récemment',
    transfers: 'Vans et transferts',
    tours: 'Excursions et bateaux',
  },
};
