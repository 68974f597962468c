import { inLanguages } from './in-languages.ts';
import { de } from './saved-trips.de.ts';
import { en } from './saved-trips.en.ts';
import { es } from './saved-trips.es.ts';
import { fr } from './saved-trips.fr.ts';
import { it } from './saved-trips.it.ts';
import { ko } from './saved-trips.ko.ts';
import { nl } from './saved-trips.nl.ts';
import { zh } from './saved-trips.zh.ts';

/** Messages of the page of saved trips. */
export const savedTripsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
