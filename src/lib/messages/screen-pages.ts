import { inLanguages } from './in-languages.ts';
import { de } from './screen-pages.de.ts';
import { en } from './screen-pages.en.ts';
import { es } from './screen-pages.es.ts';
import { fr } from './screen-pages.fr.ts';
import { it } from './screen-pages.it.ts';
import { ko } from './screen-pages.ko.ts';
import { nl } from './screen-pages.nl.ts';
import { zh } from './screen-pages.zh.ts';

/** Messages of pages whose content is a screen. */
export const screenPagesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
