import { inLanguages } from './in-languages.ts';
import { de } from './share-page.de.ts';
import { en } from './share-page.en.ts';
import { es } from './share-page.es.ts';
import { fr } from './share-page.fr.ts';
import { it } from './share-page.it.ts';
import { ko } from './share-page.ko.ts';
import { nl } from './share-page.nl.ts';
import { zh } from './share-page.zh.ts';

/** Messages of sharing a page. */
export const sharePageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
