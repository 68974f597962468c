import type { SavedPageMessages } from './saved-page.en.ts';

/** Messages of the page of saved trips, in French. */
export const fr: SavedPageMessages = {
  title: 'Voyages enregistrés',
  description:
    'Les voyages que vous avez enregistrés et les derniers que vous avez regardés, gardés dans votre navigateur.',
  storedHere:
    'Enregistré seulement dans ce navigateur. Nous ne voyons pas votre liste, et effacer les données du navigateur l’efface.',
  noScript:
    'Enregistrer des voyages demande JavaScript, qui est désactivé dans votre navigateur. Vous pouvez mettre la page d’un voyage en favori à la place. Nos voyages les plus réservés\u00a0:',
  mostBooked: 'Les plus réservés',
};
