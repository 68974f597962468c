import { inLanguages } from './in-languages.ts';
import { de } from './town-routes.de.ts';
import { en } from './town-routes.en.ts';
import { es } from './town-routes.es.ts';
import { fr } from './town-routes.fr.ts';
import { it } from './town-routes.it.ts';
import { ko } from './town-routes.ko.ts';
import { nl } from './town-routes.nl.ts';
import { zh } from './town-routes.zh.ts';

/** Messages of links from town to town. */
export const townRoutesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
