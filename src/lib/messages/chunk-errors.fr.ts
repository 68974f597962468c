import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in French. */
export const fr: ChunkErrorsMessages = {
  label: 'Chargement',
  close: 'Fermer',
  reload: 'Recharger',
  offline: 'Cette partie a besoin d’une connexion la première fois. Le reste de la page fonctionne.',
  unsaved: 'Cette partie n’a pas pu être chargée. Ce que vous avez saisi est toujours ici.',
  failed: 'Cette partie n’a pas pu être chargée. Le reste de la page fonctionne.',
};
