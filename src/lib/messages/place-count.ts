import { inLanguages } from './in-languages.ts';
import { de } from './place-count.de.ts';
import { en } from './place-count.en.ts';
import { es } from './place-count.es.ts';
import { fr } from './place-count.fr.ts';
import { it } from './place-count.it.ts';
import { ko } from './place-count.ko.ts';
import { nl } from './place-count.nl.ts';
import { zh } from './place-count.zh.ts';

/** Messages of how many places were found. */
export const placeCountMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
