import { de } from './group-size.de.ts';
import { en } from './group-size.en.ts';
import { es } from './group-size.es.ts';
import { fr } from './group-size.fr.ts';
import { it } from './group-size.it.ts';
import { ko } from './group-size.ko.ts';
import { nl } from './group-size.nl.ts';
import { zh } from './group-size.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the price for a group on a page. */
export const groupSizeMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
