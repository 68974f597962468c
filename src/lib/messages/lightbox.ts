import { inLanguages } from './in-languages.ts';
import { de } from './lightbox.de.ts';
import { en } from './lightbox.en.ts';
import { es } from './lightbox.es.ts';
import { fr } from './lightbox.fr.ts';
import { it } from './lightbox.it.ts';
import { ko } from './lightbox.ko.ts';
import { nl } from './lightbox.nl.ts';
import { zh } from './lightbox.zh.ts';

/** Messages of pictures over the whole window. */
export const lightboxMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
