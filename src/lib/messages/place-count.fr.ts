import { plural } from './format.ts';
import type { PlaceCountMessages } from './place-count.en.ts';

/** Messages of how many places were found, in French. */
export const fr: PlaceCountMessages = {
  none: 'Aucun lieu de ce nom. Vous pouvez garder vos propres mots.',
  found: (count: number) => plural('fr', count, { one: `${count} lieu trouvé.`, other: `${count} lieux trouvés.` }),
};
