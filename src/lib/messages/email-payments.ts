import { de } from './email-payments.de.ts';
import { en } from './email-payments.en.ts';
import { es } from './email-payments.es.ts';
import { fr } from './email-payments.fr.ts';
import { it } from './email-payments.it.ts';
import { ko } from './email-payments.ko.ts';
import { nl } from './email-payments.nl.ts';
import { zh } from './email-payments.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails about payments and refunds. */
export const emailPaymentsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
