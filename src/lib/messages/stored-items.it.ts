import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in Italian. */
export const it: StoredItemsMessages = {
  title: 'Tutto quello che è salvato nel tuo browser, per nome',
  lead: 'Questo sito non imposta cookie propri. Se il browser non permette di salvare a lungo, un elemento resta con lo stesso nome finché non chiudi la scheda del browser.',
  table: 'Che cosa è salvato nel tuo browser, tabella',
  columns: { name: 'Nome', purpose: 'A che cosa serve', duration: 'Per quanto tempo' },
  groups: {
    local: 'Nella memoria locale del browser',
    tab: 'Nella memoria di una scheda del browser',
    caches: 'Nelle cache, per leggere offline',
  },
};
