import { de } from './age-bands.de.ts';
import { en } from './age-bands.en.ts';
import { es } from './age-bands.es.ts';
import { fr } from './age-bands.fr.ts';
import { it } from './age-bands.it.ts';
import { ko } from './age-bands.ko.ts';
import { nl } from './age-bands.nl.ts';
import { zh } from './age-bands.zh.ts';
import { inLanguages } from './in-languages.ts';

/** Messages of age groups. */
export const ageBandsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
