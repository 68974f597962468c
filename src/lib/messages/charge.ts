import { de } from './charge.de.ts';
import { en } from './charge.en.ts';
import { es } from './charge.es.ts';
import { fr } from './charge.fr.ts';
import { it } from './charge.it.ts';
import { ko } from './charge.ko.ts';
import { nl } from './charge.nl.ts';
import { zh } from './charge.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about the currency that a payment charges. */
export const chargeMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
