import type { OverlaysMessages } from './overlays.en.ts';

/** Messages of the help sheet, banners and the error page in French. */
export const fr: OverlaysMessages = {
  failed: 'Un problème est survenu dans l’aide. Le reste de la page fonctionne.',
  help: 'Besoin d’aide\u202f?',
  close: 'Fermer',
  closeMessage: 'Fermer ce message',
  error: {
    status: 'Erreur 500',
    title: 'Erreur du serveur',
    text: 'Un problème est survenu de notre côté. Rien de ce que vous avez réservé ou saisi n’est perdu.',
    reload: 'Recharger la page',
    showPage: 'Afficher la page comme avant',
    contact: 'Nous écrire',
  },
};
