import { inLanguages } from './in-languages.ts';
import { de } from './not-refundable.de.ts';
import { en } from './not-refundable.en.ts';
import { es } from './not-refundable.es.ts';
import { fr } from './not-refundable.fr.ts';
import { it } from './not-refundable.it.ts';
import { ko } from './not-refundable.ko.ts';
import { nl } from './not-refundable.nl.ts';
import { zh } from './not-refundable.zh.ts';

/** The summary of a policy that refunds nothing. */
export const notRefundableMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
