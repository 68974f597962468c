import { inLanguages } from './in-languages.ts';
import { de } from './search-form.de.ts';
import { en } from './search-form.en.ts';
import { es } from './search-form.es.ts';
import { fr } from './search-form.fr.ts';
import { it } from './search-form.it.ts';
import { ko } from './search-form.ko.ts';
import { nl } from './search-form.nl.ts';
import { zh } from './search-form.zh.ts';

/** Messages of the form that finds a trip. */
export const searchFormMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
