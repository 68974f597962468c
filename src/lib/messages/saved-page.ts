import { inLanguages } from './in-languages.ts';
import { de } from './saved-page.de.ts';
import { en } from './saved-page.en.ts';
import { es } from './saved-page.es.ts';
import { fr } from './saved-page.fr.ts';
import { it } from './saved-page.it.ts';
import { ko } from './saved-page.ko.ts';
import { nl } from './saved-page.nl.ts';
import { zh } from './saved-page.zh.ts';

/** Messages of the page of saved trips. */
export const savedPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
