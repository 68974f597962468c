import { inLanguages } from './in-languages.ts';
import { de } from './place-text.de.ts';
import { en } from './place-text.en.ts';
import { es } from './place-text.es.ts';
import { fr } from './place-text.fr.ts';
import { it } from './place-text.it.ts';
import { ko } from './place-text.ko.ts';
import { nl } from './place-text.nl.ts';
import { zh } from './place-text.zh.ts';

/** Messages of a place in a list of suggestions. */
export const placeTextMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
