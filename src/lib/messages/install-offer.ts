import { inLanguages } from './in-languages.ts';
import { de } from './install-offer.de.ts';
import { en } from './install-offer.en.ts';
import { es } from './install-offer.es.ts';
import { fr } from './install-offer.fr.ts';
import { it } from './install-offer.it.ts';
import { ko } from './install-offer.ko.ts';
import { nl } from './install-offer.nl.ts';
import { zh } from './install-offer.zh.ts';

/** Messages of the offer to install the site. */
export const installOfferMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
