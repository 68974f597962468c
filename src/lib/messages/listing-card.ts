import { inLanguages } from './in-languages.ts';
import { de } from './listing-card.de.ts';
import { en } from './listing-card.en.ts';
import { es } from './listing-card.es.ts';
import { fr } from './listing-card.fr.ts';
import { it } from './listing-card.it.ts';
import { ko } from './listing-card.ko.ts';
import { nl } from './listing-card.nl.ts';
import { zh } from './listing-card.zh.ts';

/** Messages of the card of a listing. */
export const listingCardMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
