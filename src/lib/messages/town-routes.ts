import { inLanguages } from './in-languages.ts';
import { en } from './town-routes.en.ts';

/** Messages of links from town to town. */
export const townRoutesMessages = inLanguages({ en });
