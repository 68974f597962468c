import { de } from './fields.de.ts';
import { en } from './fields.en.ts';
import { es } from './fields.es.ts';
import { fr } from './fields.fr.ts';
import { it } from './fields.it.ts';
import { ko } from './fields.ko.ts';
import { nl } from './fields.nl.ts';
import { zh } from './fields.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the fields of forms. */
export const fieldsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
