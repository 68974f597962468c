import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in French. */
export const fr: LazyScreensMessages = {
  failed:
    'Cette partie de la page ne s’est pas chargée. Vérifiez votre connexion. Ce que vous avez saisi est toujours ici.',
  retry: 'Réessayer',
};
