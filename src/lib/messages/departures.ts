import { de } from './departures.de.ts';
import { en } from './departures.en.ts';
import { es } from './departures.es.ts';
import { fr } from './departures.fr.ts';
import { it } from './departures.it.ts';
import { ko } from './departures.ko.ts';
import { nl } from './departures.nl.ts';
import { zh } from './departures.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of when a listing departs. */
export const departuresMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
