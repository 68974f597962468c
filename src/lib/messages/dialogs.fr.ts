import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in French. */
export const fr: DialogsMessages = {
  close: 'Fermer',
};
