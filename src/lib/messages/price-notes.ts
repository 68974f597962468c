import { inLanguages } from './in-languages.ts';
import { de } from './price-notes.de.ts';
import { en } from './price-notes.en.ts';
import { es } from './price-notes.es.ts';
import { fr } from './price-notes.fr.ts';
import { it } from './price-notes.it.ts';
import { ko } from './price-notes.ko.ts';
import { nl } from './price-notes.nl.ts';
import { zh } from './price-notes.zh.ts';

/** Messages of the scope of a price. */
export const priceNotesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
