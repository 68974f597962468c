import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in French. */
export const fr: StorageBlockedMessages = {
  cart: 'Votre panier',
  why: 'Mais votre navigateur bloque le stockage pour ce site\u00a0: votre panier sera vide à la page suivante. Envoyez-nous les voyages comme demande, ou autorisez ce site à enregistrer des données.',
  close: 'Fermer',
};
