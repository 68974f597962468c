/** Messages of the list of what the site stores in a browser, in English. */
export const en = {
  title: 'Everything stored in your browser, by name',
  lead: 'This site sets no cookies of its own. If the browser does not allow lasting storage, an item is stored under the same name until you close the tab.',
  table: 'What is stored in your browser, table',
  columns: { name: 'Name', purpose: 'What it is for', duration: 'How long' },
  groups: {
    local: 'In the browser’s local storage',
    tab: 'In the storage of one tab',
    caches: 'In caches, for reading offline',
  },
};

export type StoredItemsMessages = typeof en;
