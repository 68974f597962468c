import { inLanguages } from './in-languages.ts';
import { de } from './offline-page.de.ts';
import { en } from './offline-page.en.ts';
import { es } from './offline-page.es.ts';
import { fr } from './offline-page.fr.ts';
import { it } from './offline-page.it.ts';
import { ko } from './offline-page.ko.ts';
import { nl } from './offline-page.nl.ts';
import { zh } from './offline-page.zh.ts';

/** Messages of the page about what is saved. */
export const offlinePageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
