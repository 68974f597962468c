import { inLanguages } from './in-languages.ts';
import { de } from './share-pictures.de.ts';
import { en } from './share-pictures.en.ts';
import { es } from './share-pictures.es.ts';
import { fr } from './share-pictures.fr.ts';
import { it } from './share-pictures.it.ts';
import { ko } from './share-pictures.ko.ts';
import { nl } from './share-pictures.nl.ts';
import { zh } from './share-pictures.zh.ts';

/** Messages of the picture of a page in messengers. */
export const sharePicturesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
