import { inLanguages } from './in-languages.ts';
import { de } from './message-links.de.ts';
import { en } from './message-links.en.ts';
import { es } from './message-links.es.ts';
import { fr } from './message-links.fr.ts';
import { it } from './message-links.it.ts';
import { ko } from './message-links.ko.ts';
import { nl } from './message-links.nl.ts';
import { zh } from './message-links.zh.ts';

/** Messages of links that open a messenger. */
export const messageLinksMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
