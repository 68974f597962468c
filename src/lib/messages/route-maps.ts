import { inLanguages } from './in-languages.ts';
import { de } from './route-maps.de.ts';
import { en } from './route-maps.en.ts';
import { es } from './route-maps.es.ts';
import { fr } from './route-maps.fr.ts';
import { it } from './route-maps.it.ts';
import { ko } from './route-maps.ko.ts';
import { nl } from './route-maps.nl.ts';
import { zh } from './route-maps.zh.ts';

/** Messages of a route on a map. */
export const routeMapsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
