import { de } from './closures.de.ts';
import { en } from './closures.en.ts';
import { es } from './closures.es.ts';
import { fr } from './closures.fr.ts';
import { it } from './closures.it.ts';
import { ko } from './closures.ko.ts';
import { nl } from './closures.nl.ts';
import { zh } from './closures.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of days on which a listing does not run. */
export const closuresMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
