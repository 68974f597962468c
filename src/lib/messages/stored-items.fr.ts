import type { StoredItemsMessages } from './stored-items.en.ts';

/** Messages of the list of what the site stores in a browser, in French. */
export const fr: StoredItemsMessages = {
  title: 'Tout ce qui est enregistré dans votre navigateur, par nom',
  lead: 'Ce site ne dépose lui-même aucun cookie. Si le navigateur ne permet pas d’enregistrement durable, un élément est gardé sous le même nom jusqu’à ce que vous fermiez l’onglet.',
  table: 'Ce qui est enregistré dans votre navigateur, tableau',
  columns: { name: 'Nom', purpose: 'À quoi cela sert', duration: 'Durée' },
  groups: {
    local: 'Dans le stockage local du navigateur',
    tab: 'Dans le stockage d’un onglet',
    caches: 'Dans des caches, à lire hors ligne',
  },
};
