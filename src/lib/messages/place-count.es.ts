import { plural } from './format.ts';
import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in Spanish. */
export const es: PlaceCountMessages = {
  none: 'Ningún lugar con este nombre. Puedes usar tus propias palabras.',
  found: (count: number) => plural('es', count, { one: '1 lugar encontrado.', other: `${count} lugares encontrados.` }),
};
