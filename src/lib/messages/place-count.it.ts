import { plural } from './format.ts';
import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in Italian. */
export const it: PlaceCountMessages = {
  none: 'Nessun luogo con questo nome. Puoi usare parole tue.',
  found: (count: number) => plural('it', count, { one: '1 luogo trovato.', other: `${count} luoghi trovati.` }),
};
