import { inLanguages } from './in-languages.ts';
import { en } from './routes.en.ts';

/** Messages that name a route. */
export const routesMessages = inLanguages({ en });
