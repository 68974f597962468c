import { de } from './home-page.de.ts';
import { en } from './home-page.en.ts';
import { es } from './home-page.es.ts';
import { fr } from './home-page.fr.ts';
import { it } from './home-page.it.ts';
import { ko } from './home-page.ko.ts';
import { nl } from './home-page.nl.ts';
import { zh } from './home-page.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of the home page. */
export const homePageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
