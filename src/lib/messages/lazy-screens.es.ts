import type { LazyScreensMessages } from './lazy-screens.en.ts';

/** Messages of a part of a page whose code did not load in Spanish. */
export const es: LazyScreensMessages = {
  failed: 'Esta parte de la página no se ha cargado. Comprueba tu conexión. Lo que escribiste sigue aquí.',
  retry: 'Reintentar',
};
