import type { ErrorPageMessages } from './error-page.en.ts';
import type { MessageParts } from './message-parts.ts';

/** Messages of pages in the place of one that is not there, in Italian. */
export const it: ErrorPageMessages = {
  status: (status: number) => `Errore ${status}`,
  missing: {
    title: 'Pagina non trovata',
    description:
      'Questa pagina non esiste. Trova la tua tratta, cerca tra tutti i van, le barche e i tour, o chiedici.',
    noPageAt: 'Non troviamo',
    thisAddress: 'questo indirizzo',
    why: 'Forse la pagina è stata spostata, o il link è incompleto.',
    search: 'Cerca tra tutti i viaggi',
    routes: 'Da un paese all’altro',
  },
  moved: {
    title: 'Questa pagina è stata spostata',
    to: <Part>(link: Part): MessageParts<Part> => ['Questa pagina ora è qui: ', link, '.'],
  },
};
