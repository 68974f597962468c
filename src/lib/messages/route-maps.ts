import { inLanguages } from './in-languages.ts';
import { en } from './route-maps.en.ts';

/** Messages of a route on a map. */
export const routeMapsMessages = inLanguages({ en });
