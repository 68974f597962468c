import { inLanguages } from './in-languages.ts';
import { de } from './sample-refusal.de.ts';
import { en } from './sample-refusal.en.ts';
import { es } from './sample-refusal.es.ts';
import { fr } from './sample-refusal.fr.ts';
import { it } from './sample-refusal.it.ts';
import { ko } from './sample-refusal.ko.ts';
import { nl } from './sample-refusal.nl.ts';
import { zh } from './sample-refusal.zh.ts';

/** Messages that refuse to book an example. */
export const sampleRefusalMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
