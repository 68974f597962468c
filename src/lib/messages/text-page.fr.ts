import type { TextPageMessages } from './text-page.en.ts';

/** Messages of pages of running text, in French. */
export const fr: TextPageMessages = {
  onThisPage: 'Sur cette page',
  lastChanged: (day: string) => `Dernier changement le ${day}.`,
  pictures: 'Nos images',
  allTrips: 'Tous les voyages, avec les prix',
  routes: {
    title: (place: string) => `Toutes les façons d’aller à ${place}, aux prix du jour`,
    table: 'Façons et prix, tableau',
    from: 'De',
    how: 'Comment',
    time: 'Durée',
    departs: 'Départs',
    price: 'Prix',
  },
};
