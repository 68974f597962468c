import { inLanguages } from './in-languages.ts';
import { de } from './pickup-finder.de.ts';
import { en } from './pickup-finder.en.ts';
import { es } from './pickup-finder.es.ts';
import { fr } from './pickup-finder.fr.ts';
import { it } from './pickup-finder.it.ts';
import { ko } from './pickup-finder.ko.ts';
import { nl } from './pickup-finder.nl.ts';
import { zh } from './pickup-finder.zh.ts';

/** Messages of the search for a pickup on a listing's page. */
export const pickupFinderMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
