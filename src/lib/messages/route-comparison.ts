import { inLanguages } from './in-languages.ts';
import { de } from './route-comparison.de.ts';
import { en } from './route-comparison.en.ts';
import { es } from './route-comparison.es.ts';
import { fr } from './route-comparison.fr.ts';
import { it } from './route-comparison.it.ts';
import { ko } from './route-comparison.ko.ts';
import { nl } from './route-comparison.nl.ts';
import { zh } from './route-comparison.zh.ts';

/** Messages of the comparison of ways to travel a route. */
export const routeComparisonMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
