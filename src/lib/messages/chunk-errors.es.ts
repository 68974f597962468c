import type { ChunkErrorsMessages } from './chunk-errors.en.ts';

/** Messages of a part of a page whose script did not load in Spanish. */
export const es: ChunkErrorsMessages = {
  label: 'Cargando',
  close: 'Cerrar',
  reload: 'Recargar',
  offline: 'Esta parte necesita conexión la primera vez. El resto de la página funciona.',
  unsaved: 'Esta parte no se ha podido cargar. Lo que escribiste sigue aquí.',
  failed: 'Esta parte no se ha podido cargar. El resto de la página funciona.',
};
