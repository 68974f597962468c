import type { OfflinePageMessages } from './offline-page.en.ts';

/** Messages of the page about what is saved in Italian. */
export const it: OfflinePageMessages = {
  missing: 'Questa pagina non è salvata su questo telefono',
  all: (pages: number) => `Tutte le ${pages} pagine di questo sito.`,
  saving: (pages: number, all: number) => `Salvataggio in corso: finora ${pages} di ${all} pagine.`,
  noRoom: (pages: number, all: number) => `${pages} di ${all} pagine. Sul telefono non c’è spazio per altre.`,
  frugal: (pages: number, all: number) =>
    `${pages} di ${all} pagine. Il risparmio dati è attivo o la connessione è lenta, quindi salviamo solo le pagine che apri.`,
  onRequest: (pages: number, all: number) => `${pages} di ${all} pagine. Il resto lo salviamo solo se lo chiedi.`,
  later: (pages: number, all: number) => `${pages} di ${all} pagine. Il resto arriva quando sei online.`,
  saveEverything: (size: string) => `Salva tutto (${size})`,
  unknownSize: 'Sconosciuto',
  persisted: 'Finché non lo elimini.',
  notPersisted: 'Finché non lo elimini, o finché il telefono ha spazio.',
  cleared:
    'Eliminato. D’ora in poi salviamo solo le pagine che apri. Il carrello e le tue prenotazioni sono ancora qui.',
};
