/** Messages of a part of a page whose script did not load in English. */
export const en = {
  label: 'Loading',
  close: 'Close',
  reload: 'Reload',
  offline: 'This part needs a connection the first time. The rest of the page works.',
  unsaved: 'This part could not be loaded. What you typed is still here.',
  failed: 'This part could not be loaded. The rest of the page works.',
};

export type ChunkErrorsMessages = typeof en;
