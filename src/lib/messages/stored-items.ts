import { inLanguages } from './in-languages.ts';
import { de } from './stored-items.de.ts';
import { en } from './stored-items.en.ts';
import { es } from './stored-items.es.ts';
import { fr } from './stored-items.fr.ts';
import { it } from './stored-items.it.ts';
import { ko } from './stored-items.ko.ts';
import { nl } from './stored-items.nl.ts';
import { zh } from './stored-items.zh.ts';

/** Messages of the list of what the site stores in a browser. */
export const storedItemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
