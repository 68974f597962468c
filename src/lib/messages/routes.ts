import { inLanguages } from './in-languages.ts';
import { de } from './routes.de.ts';
import { en } from './routes.en.ts';
import { es } from './routes.es.ts';
import { fr } from './routes.fr.ts';
import { it } from './routes.it.ts';
import { ko } from './routes.ko.ts';
import { nl } from './routes.nl.ts';
import { zh } from './routes.zh.ts';

/** Messages that name a route. */
export const routesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
