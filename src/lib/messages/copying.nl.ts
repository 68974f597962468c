import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in Dutch. */
export const nl: CopyingMessages = {
  copy: 'Tekst kopiëren',
  done: 'Gekopieerd.',
  failed: 'Je browser staat kopiëren niet toe. Selecteer de tekst zelf.',
};
