import { de } from './contact-links.de.ts';
import { en } from './contact-links.en.ts';
import { es } from './contact-links.es.ts';
import { fr } from './contact-links.fr.ts';
import { it } from './contact-links.it.ts';
import { ko } from './contact-links.ko.ts';
import { nl } from './contact-links.nl.ts';
import { zh } from './contact-links.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the ways to reach the operator. */
export const contactLinksMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
