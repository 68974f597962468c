import { de } from './destination-page.de.ts';
import { en } from './destination-page.en.ts';
import { es } from './destination-page.es.ts';
import { fr } from './destination-page.fr.ts';
import { it } from './destination-page.it.ts';
import { ko } from './destination-page.ko.ts';
import { nl } from './destination-page.nl.ts';
import { zh } from './destination-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a town and what can be booked there. */
export const destinationPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
