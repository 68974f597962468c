import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in Italian. */
export const it: CopyingMessages = {
  copy: 'Copia il testo',
  done: 'Copiato.',
  failed: 'Il tuo browser non permette di copiare. Seleziona il testo.',
};
