import { de } from './checkout-session.de.ts';
import { en } from './checkout-session.en.ts';
import { es } from './checkout-session.es.ts';
import { fr } from './checkout-session.fr.ts';
import { it } from './checkout-session.it.ts';
import { ko } from './checkout-session.ko.ts';
import { nl } from './checkout-session.nl.ts';
import { zh } from './checkout-session.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages on the page of a payment service. */
export const checkoutSessionMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
