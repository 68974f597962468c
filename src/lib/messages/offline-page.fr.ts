import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in French. */
export const fr: OfflinePageMessages = {
  missing: 'Cette page n’est pas enregistrée sur ce téléphone',
  all: (pages: number) => `Les ${pages} pages de ce site.`,
  saving: (pages: number, all: number) => `Enregistrement\u00a0: ${pages} sur ${all} pages jusqu’ici.`,
  noRoom: (pages: number, all: number) => `${pages} sur ${all} pages. Votre téléphone n’a plus de place.`,
  frugal: (pages: number, all: number) =>
    `${pages} sur ${all} pages. L’économiseur de données est activé ou votre connexion est lente\u00a0: nous n’enregistrons que les pages que vous ouvrez.`,
  onRequest: (pages: number, all: number) =>
    `${pages} sur ${all} pages. Nous n’enregistrons le reste que si vous le demandez.`,
  later: (pages: number, all: number) => `${pages} sur ${all} pages. Le reste suit quand vous êtes en ligne.`,
  saveEverything: (size: string) => `Tout enregistrer (${size})`,
  unknownSize: 'Inconnue',
  persisted: 'Jusqu’à ce que vous l’effaciez.',
  notPersisted: 'Jusqu’à ce que vous l’effaciez, ou que votre téléphone manque de place.',
  cleared:
    'Effacé. Désormais, nous n’enregistrons que les pages que vous ouvrez. Votre panier et vos réservations sont toujours là.',
};
