import { inLanguages } from './in-languages.ts';
import { de } from './listing-departures.de.ts';
import { en } from './listing-departures.en.ts';
import { es } from './listing-departures.es.ts';
import { fr } from './listing-departures.fr.ts';
import { it } from './listing-departures.it.ts';
import { ko } from './listing-departures.ko.ts';
import { nl } from './listing-departures.nl.ts';
import { zh } from './listing-departures.zh.ts';

/** Messages of when and where a trip begins and ends. */
export const listingDeparturesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
