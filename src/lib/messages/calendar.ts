import { de } from './calendar.de.ts';
import { en } from './calendar.en.ts';
import { es } from './calendar.es.ts';
import { fr } from './calendar.fr.ts';
import { it } from './calendar.it.ts';
import { ko } from './calendar.ko.ts';
import { nl } from './calendar.nl.ts';
import { zh } from './calendar.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of a trip in a traveller's calendar. */
export const calendarMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
