import type { InstallOfferMessages } from './install-offer.en.ts';

/** Messages of the offer to install the site in French. */
export const fr: InstallOfferMessages = {
  label: 'Installer',
  text: 'Ajouter ce site à votre écran d’accueil\u202f? Il s’ouvre hors ligne, avec vos voyages.',
  accept: 'Ajouter',
  refuse: 'Non, merci',
};
