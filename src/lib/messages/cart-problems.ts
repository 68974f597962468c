import { de } from './cart-problems.de.ts';
import { en } from './cart-problems.en.ts';
import { es } from './cart-problems.es.ts';
import { fr } from './cart-problems.fr.ts';
import { it } from './cart-problems.it.ts';
import { ko } from './cart-problems.ko.ts';
import { nl } from './cart-problems.nl.ts';
import { zh } from './cart-problems.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about trips of a cart that do not fit. Titles are of the trip before. */
export const cartProblemsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
