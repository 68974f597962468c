import { inLanguages } from './in-languages.ts';
import { de } from './price-lines.de.ts';
import { en } from './price-lines.en.ts';
import { es } from './price-lines.es.ts';
import { fr } from './price-lines.fr.ts';
import { it } from './price-lines.it.ts';
import { ko } from './price-lines.ko.ts';
import { nl } from './price-lines.nl.ts';
import { zh } from './price-lines.zh.ts';

/** Messages of the parts of a price. */
export const priceLinesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
