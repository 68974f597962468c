import { de } from './availability.de.ts';
import { en } from './availability.en.ts';
import { es } from './availability.es.ts';
import { fr } from './availability.fr.ts';
import { it } from './availability.it.ts';
import { ko } from './availability.ko.ts';
import { nl } from './availability.nl.ts';
import { zh } from './availability.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about free places. */
export const availabilityMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
