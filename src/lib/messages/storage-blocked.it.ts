import type { StorageBlockedMessages } from './storage-blocked.en.ts';

/** Messages of the warning that a browser stores nothing, in Italian. */
export const it: StorageBlockedMessages = {
  cart: 'Il tuo carrello',
  why: 'Ma il tuo browser non permette a questo sito di salvare dati, quindi nella prossima pagina il carrello sarà vuoto. Mandaci i viaggi come richiesta, o consenti a questo sito di salvare dati.',
  close: 'Chiudi',
};
