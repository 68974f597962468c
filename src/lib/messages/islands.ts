import { inLanguages } from './in-languages.ts';
import { de } from './islands.de.ts';
import { en } from './islands.en.ts';
import { es } from './islands.es.ts';
import { fr } from './islands.fr.ts';
import { it } from './islands.it.ts';
import { ko } from './islands.ko.ts';
import { nl } from './islands.nl.ts';
import { zh } from './islands.zh.ts';

/** Messages of an island that failed. */
export const islandsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
