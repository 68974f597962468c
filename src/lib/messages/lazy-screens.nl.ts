import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in Dutch. */
export const nl: LazyScreensMessages = {
  failed: 'Dit deel van de pagina is niet geladen. Controleer je verbinding. Wat je invulde, staat er nog.',
  retry: 'Opnieuw proberen',
};
