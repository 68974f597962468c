import { inLanguages } from './in-languages.ts';
import { de } from './sea.de.ts';
import { en } from './sea.en.ts';
import { es } from './sea.es.ts';
import { fr } from './sea.fr.ts';
import { it } from './sea.it.ts';
import { ko } from './sea.ko.ts';
import { nl } from './sea.nl.ts';
import { zh } from './sea.zh.ts';

/** Messages about the sea at a port. */
export const seaMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
