import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in Dutch. */
export const nl: StoredItemsMessages = {
  title: 'Alles wat in je browser bewaard is, met de naam',
  lead: 'Deze site zet zelf geen cookies. Staat de browser geen blijvende opslag toe, dan wordt een item onder dezelfde naam bewaard tot je het tabblad sluit.',
  table: 'Wat in je browser bewaard is, tabel',
  columns: { name: 'Naam', purpose: 'Waar het voor is', duration: 'Hoelang' },
  groups: {
    local: 'In de lokale opslag van de browser',
    tab: 'In de opslag van één tabblad',
    caches: 'In caches, om offline te lezen',
  },
};
