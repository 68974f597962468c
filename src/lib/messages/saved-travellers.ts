import { inLanguages } from './in-languages.ts';
import { de } from './saved-travellers.de.ts';
import { en } from './saved-travellers.en.ts';
import { es } from './saved-travellers.es.ts';
import { fr } from './saved-travellers.fr.ts';
import { it } from './saved-travellers.it.ts';
import { ko } from './saved-travellers.ko.ts';
import { nl } from './saved-travellers.nl.ts';
import { zh } from './saved-travellers.zh.ts';

/** Messages of travellers whose details can be copied. */
export const savedTravellersMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
