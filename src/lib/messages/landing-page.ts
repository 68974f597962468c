import { inLanguages } from './in-languages.ts';
import { de } from './landing-page.de.ts';
import { en } from './landing-page.en.ts';
import { es } from './landing-page.es.ts';
import { fr } from './landing-page.fr.ts';
import { it } from './landing-page.it.ts';
import { ko } from './landing-page.ko.ts';
import { nl } from './landing-page.nl.ts';
import { zh } from './landing-page.zh.ts';

/** Messages of a list of trips on a page of its own. */
export const landingPageMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
