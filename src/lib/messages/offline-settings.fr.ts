import type { OfflineSettingsMessages } from './offline-settings.en.ts';

/** Messages of the page of what a phone has saved, in French. */
export const fr: OfflineSettingsMessages = {
  title: 'Enregistré sur ce téléphone',
  description:
    'Les pages de ce site qui s’ouvrent hors ligne sur ce téléphone, la place qu’elles prennent, et comment les enregistrer ou les effacer.',
  missing: {
    text: 'Vous êtes hors ligne ou votre connexion est trop faible, et cette page n’a pas été enregistrée avant.',
    again: 'Réessayer',
    savedPages: 'Pages enregistrées',
  },
  lead: 'Les pages enregistrées s’ouvrent hors ligne, avec les prix, la recherche et votre panier. Si vous réservez hors ligne, la réservation attend ici que vous soyez en ligne.',
  help: 'Aide et contacts',
  noScript:
    'L’enregistrement a besoin de JavaScript, qui est désactivé dans votre navigateur. En ligne, toutes les pages fonctionnent.',
  unavailable:
    'Ce navigateur ne peut pas enregistrer de pages. Les fenêtres privées et certains réglages l’empêchent. En ligne, tout fonctionne.',
  facts: { saved: 'Enregistré', used: 'Place utilisée', free: 'Place libre pour ce site', persisted: 'Durée' },
  saveEverything: 'Tout enregistrer',
  clear: 'Effacer les données',
  openOffline: 'Ouvrir hors ligne',
  savedPage: 'Page enregistrée',
};
