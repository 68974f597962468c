import { de } from './email-link.de.ts';
import { en } from './email-link.en.ts';
import { es } from './email-link.es.ts';
import { fr } from './email-link.fr.ts';
import { it } from './email-link.it.ts';
import { ko } from './email-link.ko.ts';
import { nl } from './email-link.nl.ts';
import { zh } from './email-link.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail with the link to a booking. */
export const emailLinkMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
