import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in Italian. */
export const it: DialogsMessages = {
  close: 'Chiudi',
};
