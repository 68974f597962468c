import { inLanguages } from './in-languages.ts';
import { de } from './reviews.de.ts';
import { en } from './reviews.en.ts';
import { es } from './reviews.es.ts';
import { fr } from './reviews.fr.ts';
import { it } from './reviews.it.ts';
import { ko } from './reviews.ko.ts';
import { nl } from './reviews.nl.ts';
import { zh } from './reviews.zh.ts';

/** Messages of reviews of travellers. */
export const reviewsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
