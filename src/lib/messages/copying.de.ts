import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in German. */
export const de: CopyingMessages = {
  copy: 'Text kopieren',
  done: 'Kopiert.',
  failed: 'Dein Browser erlaubt kein Kopieren. Markiere stattdessen den Text.',
};
