import { inLanguages } from './in-languages.ts';
import { de } from './pay-deadline.de.ts';
import { en } from './pay-deadline.en.ts';
import { es } from './pay-deadline.es.ts';
import { fr } from './pay-deadline.fr.ts';
import { it } from './pay-deadline.it.ts';
import { ko } from './pay-deadline.ko.ts';
import { nl } from './pay-deadline.nl.ts';
import { zh } from './pay-deadline.zh.ts';

/** Messages of the deadline to pay a booking. */
export const payDeadlineMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
