/** Messages of the page of what a phone has saved, in English. */
export const en = {
  title: 'Saved on this phone',
  description:
    'The pages of this site that open offline on this phone, how much space they use, and how to save or clear them.',
  missing: {
    text: 'You are offline or your connection is too weak, and this page was not saved before.',
    again: 'Try again',
    savedPages: 'Saved pages',
  },
  lead: 'Saved pages open offline, with prices, search and your cart. If you book offline, the booking waits here until you are online.',
  help: 'Help and contacts',
  noScript: 'Saving needs JavaScript, which is switched off in your browser. Online, every page works.',
  unavailable:
    'This browser cannot save pages. Private windows and some settings prevent it. Online, everything works.',
  facts: { saved: 'Saved', used: 'Space used', free: 'Space left for this site', persisted: 'How long' },
  saveEverything: 'Save everything',
  clear: 'Clear saved data',
  openOffline: 'Open offline',
  savedPage: 'Saved page',
};

export type OfflineSettingsMessages = typeof en;
