import { inLanguages } from './in-languages.ts';
import { de } from './offer-heading.de.ts';
import { en } from './offer-heading.en.ts';
import { es } from './offer-heading.es.ts';
import { fr } from './offer-heading.fr.ts';
import { it } from './offer-heading.it.ts';
import { ko } from './offer-heading.ko.ts';
import { nl } from './offer-heading.nl.ts';
import { zh } from './offer-heading.zh.ts';

/** Messages of the heading above the listings of a page. */
export const offerHeadingMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
