import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in Spanish. */
export const es: DialogsMessages = {
  close: 'Cerrar',
};
