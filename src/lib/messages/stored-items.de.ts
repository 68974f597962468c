import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in German. */
export const de: StoredItemsMessages = {
  title: 'Alles, was dein Browser speichert, mit Namen',
  lead: 'Diese Website setzt keine eigenen Cookies. Erlaubt der Browser kein dauerhaftes Speichern, liegt ein Eintrag unter demselben Namen, bis du den Tab schließt.',
  table: 'Was dein Browser speichert, Tabelle',
  columns: { name: 'Name', purpose: 'Wofür', duration: 'Wie lange' },
  groups: {
    local: 'Im lokalen Speicher des Browsers',
    tab: 'Im Speicher eines Tabs',
    caches: 'In Caches, zum Lesen offline',
  },
};
