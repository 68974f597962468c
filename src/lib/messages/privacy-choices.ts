import { inLanguages } from './in-languages.ts';
import { de } from './privacy-choices.de.ts';
import { en } from './privacy-choices.en.ts';
import { es } from './privacy-choices.es.ts';
import { fr } from './privacy-choices.fr.ts';
import { it } from './privacy-choices.it.ts';
import { ko } from './privacy-choices.ko.ts';
import { nl } from './privacy-choices.nl.ts';
import { zh } from './privacy-choices.zh.ts';

/** Messages of the dialog with the privacy choices. */
export const privacyChoicesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
