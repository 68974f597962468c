import { de } from './browser-storage.de.ts';
import { en } from './browser-storage.en.ts';
import { es } from './browser-storage.es.ts';
import { fr } from './browser-storage.fr.ts';
import { it } from './browser-storage.it.ts';
import { ko } from './browser-storage.ko.ts';
import { nl } from './browser-storage.nl.ts';
import { zh } from './browser-storage.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of what this site stores in a browser, by name,. */
export const browserStorageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
