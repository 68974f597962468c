import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in French. */
export const fr: StorageBlockedScreenMessages = {
  title: 'Votre navigateur bloque le stockage',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'Ce site ne peut rien enregistrer ici\u00a0: votre panier est donc vide sur chaque page et vous ne pouvez pas réserver. Autorisez les cookies et les données de ce site dans les réglages du navigateur, puis choisissez de nouveau vos voyages. Ou dites-nous ce que vous voulez réserver. Nous répondons\u00a0: ',
    hours,
    '.',
  ],
};
