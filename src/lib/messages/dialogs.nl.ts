import type { DialogsMessages } from './dialogs.en.ts';

/** Messages of what all dialogs have in Dutch. */
export const nl: DialogsMessages = {
  close: 'Sluiten',
};
