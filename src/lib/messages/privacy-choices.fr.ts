import type { PrivacyChoicesMessages } from './privacy-choices.en.ts';

/** Messages of the dialog with the privacy choices in French. */
export const fr: PrivacyChoicesMessages = {
  title: 'Choix de confidentialité',
  allow: 'Autoriser',
  refuse: 'Refuser',
  done: 'Terminé',
  link: 'Tout sur la confidentialité',
  states: {
    unset: 'Vous n’avez pas encore choisi. Mettre un premier voyage dans votre panier vaut accord.',
    'must-ask': 'Vous n’avez pas encore choisi. Rien n’est mesuré avant votre accord.',
    granted: 'Vous l’autorisez.',
    refused: 'Vous l’avez refusée. Rien n’est mesuré, même avec des voyages dans votre panier.',
  },
  noService:
    'Aucun service de mesure d’audience n’est installé sur ce site, rien n’est donc mesuré. Nous gardons votre réponse au cas où cela change.',
  service: (host: string) =>
    `Si vous l’autorisez, ${host} apprend quelles pages vous ouvrez, sur quel genre d’appareil, et si vous réservez et pour combien. Il n’apprend jamais votre nom, votre e-mail, votre numéro de mobile ni votre passeport.`,
  labels:
    'Nous recevons les étiquettes du lien qui vous a amené ici, comme un nom de campagne, avec une référence de réservation.',
};
