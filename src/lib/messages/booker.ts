import { de } from './booker.de.ts';
import { en } from './booker.en.ts';
import { es } from './booker.es.ts';
import { fr } from './booker.fr.ts';
import { it } from './booker.it.ts';
import { ko } from './booker.ko.ts';
import { nl } from './booker.nl.ts';
import { zh } from './booker.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about details of the booker that are wrong. */
export const bookerMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
