import { inLanguages } from './in-languages.ts';
import { de } from './picture-origin.de.ts';
import { en } from './picture-origin.en.ts';
import { es } from './picture-origin.es.ts';
import { fr } from './picture-origin.fr.ts';
import { it } from './picture-origin.it.ts';
import { ko } from './picture-origin.ko.ts';
import { nl } from './picture-origin.nl.ts';
import { zh } from './picture-origin.zh.ts';

/** Messages of where the pictures of the site come from. */
export const pictureOriginMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
