import { de } from './footer.de.ts';
import { en } from './footer.en.ts';
import { es } from './footer.es.ts';
import { fr } from './footer.fr.ts';
import { it } from './footer.it.ts';
import { ko } from './footer.ko.ts';
import { nl } from './footer.nl.ts';
import { zh } from './footer.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the footer of every page. */
export const footerMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
