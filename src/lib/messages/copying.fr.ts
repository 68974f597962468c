import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in French. */
export const fr: CopyingMessages = {
  copy: 'Copier le texte',
  done: 'Copié.',
  failed: 'Votre navigateur ne permet pas la copie. Sélectionnez le texte à la place.',
};
