import { de } from './email-digest.de.ts';
import { en } from './email-digest.en.ts';
import { es } from './email-digest.es.ts';
import { fr } from './email-digest.fr.ts';
import { it } from './email-digest.it.ts';
import { ko } from './email-digest.ko.ts';
import { nl } from './email-digest.nl.ts';
import { zh } from './email-digest.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about several bookings. */
export const emailDigestMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
