import { de } from './copying.de.ts';
import { en } from './copying.en.ts';
import { es } from './copying.es.ts';
import { fr } from './copying.fr.ts';
import { it } from './copying.it.ts';
import { ko } from './copying.ko.ts';
import { nl } from './copying.nl.ts';
import { zh } from './copying.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what copies a text. */
export const copyingMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
