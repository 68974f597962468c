import { de } from './header.de.ts';
import { en } from './header.en.ts';
import { es } from './header.es.ts';
import { fr } from './header.fr.ts';
import { it } from './header.it.ts';
import { ko } from './header.ko.ts';
import { nl } from './header.nl.ts';
import { zh } from './header.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the header of every page. */
export const headerMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
