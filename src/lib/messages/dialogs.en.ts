/** Messages of what all dialogs have in English. */
export const en = {
  close: 'Close',
};

export type DialogsMessages = typeof en;
