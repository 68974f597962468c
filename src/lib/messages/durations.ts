import { de } from './durations.de.ts';
import { en } from './durations.en.ts';
import { es } from './durations.es.ts';
import { fr } from './durations.fr.ts';
import { it } from './durations.it.ts';
import { ko } from './durations.ko.ts';
import { nl } from './durations.nl.ts';
import { zh } from './durations.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages about how long a trip takes. */
export const durationsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
