import { de } from './email-confirmation.de.ts';
import { en } from './email-confirmation.en.ts';
import { es } from './email-confirmation.es.ts';
import { fr } from './email-confirmation.fr.ts';
import { it } from './email-confirmation.it.ts';
import { ko } from './email-confirmation.ko.ts';
import { nl } from './email-confirmation.nl.ts';
import { zh } from './email-confirmation.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mails with the voucher. */
export const emailConfirmationMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
