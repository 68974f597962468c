import { inLanguages } from './in-languages.ts';
import { de } from './listing-types.de.ts';
import { en } from './listing-types.en.ts';
import { es } from './listing-types.es.ts';
import { fr } from './listing-types.fr.ts';
import { it } from './listing-types.it.ts';
import { ko } from './listing-types.ko.ts';
import { nl } from './listing-types.nl.ts';
import { zh } from './listing-types.zh.ts';

/** Messages of the types of listings. */
export const listingTypesMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
