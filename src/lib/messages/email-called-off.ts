import { de } from './email-called-off.de.ts';
import { en } from './email-called-off.en.ts';
import { es } from './email-called-off.es.ts';
import { fr } from './email-called-off.fr.ts';
import { it } from './email-called-off.it.ts';
import { ko } from './email-called-off.ko.ts';
import { nl } from './email-called-off.nl.ts';
import { zh } from './email-called-off.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the mail about a departure that is called off. */
export const emailCalledOffMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
