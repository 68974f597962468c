import { de } from './book-button.de.ts';
import { en } from './book-button.en.ts';
import { es } from './book-button.es.ts';
import { fr } from './book-button.fr.ts';
import { it } from './book-button.it.ts';
import { ko } from './book-button.ko.ts';
import { nl } from './book-button.nl.ts';
import { zh } from './book-button.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the button that opens the booking dialog. */
export const bookButtonMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
