import { inLanguages } from './in-languages.ts';
import { de } from './refund.de.ts';
import { en } from './refund.en.ts';
import { es } from './refund.es.ts';
import { fr } from './refund.fr.ts';
import { it } from './refund.it.ts';
import { ko } from './refund.ko.ts';
import { nl } from './refund.nl.ts';
import { zh } from './refund.zh.ts';

/** Messages of the refund of a booking. */
export const refundMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
