import type { CopyingMessages } from './copying.en.ts';

/** Messages of what copies a text in Spanish. */
export const es: CopyingMessages = {
  copy: 'Copiar el texto',
  done: 'Copiado.',
  failed: 'Tu navegador no permite copiar. Selecciona el texto.',
};
