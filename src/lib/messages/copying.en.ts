/** Messages of what copies a text in English. */
export const en = {
  copy: 'Copy the text',
  done: 'Copied.',
  failed: 'Your browser does not allow copying. Select the text instead.',
};

export type CopyingMessages = typeof en;
