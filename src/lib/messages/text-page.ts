import { inLanguages } from './in-languages.ts';
import { de } from './text-page.de.ts';
import { en } from './text-page.en.ts';
import { es } from './text-page.es.ts';
import { fr } from './text-page.fr.ts';
import { it } from './text-page.it.ts';
import { ko } from './text-page.ko.ts';
import { nl } from './text-page.nl.ts';
import { zh } from './text-page.zh.ts';

/** Messages of pages of running text. */
export const textPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
