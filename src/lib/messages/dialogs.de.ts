import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in German. */
export const de: DialogsMessages = {
  close: 'Schließen',
};
