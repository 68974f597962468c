import type { MessageParts } from './message-parts.ts';
import type { StorageBlockedScreenMessages } from './storage-blocked-screen.en.ts';

/** Messages of a cart in a browser that stores nothing, in Italian. */
export const it: StorageBlockedScreenMessages = {
  title: 'Il tuo browser blocca il salvataggio',
  text: <Part>(hours: Part): MessageParts<Part> => [
    'Questo sito non può salvare niente qui, quindi il carrello è vuoto su ogni pagina e non puoi prenotare. Nelle impostazioni del browser consenti i cookie e i dati dei siti per questo sito, e scegli di nuovo i viaggi. Oppure dicci che cosa vuoi prenotare. Rispondiamo: ',
    hours,
    '.',
  ],
};
