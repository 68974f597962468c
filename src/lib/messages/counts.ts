import { de } from './counts.de.ts';
import { en } from './counts.en.ts';
import { es } from './counts.es.ts';
import { fr } from './counts.fr.ts';
import { it } from './counts.it.ts';
import { ko } from './counts.ko.ts';
import { nl } from './counts.nl.ts';
import { zh } from './counts.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages that count something. */
export const countsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
