import { inLanguages } from './in-languages.ts';
import { de } from './sizes.de.ts';
import { en } from './sizes.en.ts';
import { es } from './sizes.es.ts';
import { fr } from './sizes.fr.ts';
import { it } from './sizes.it.ts';
import { ko } from './sizes.ko.ts';
import { nl } from './sizes.nl.ts';
import { zh } from './sizes.zh.ts';

/** Messages of sizes of files. */
export const sizesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
