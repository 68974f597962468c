import { inLanguages } from './in-languages.ts';
import { de } from './next-step.de.ts';
import { en } from './next-step.en.ts';
import { es } from './next-step.es.ts';
import { fr } from './next-step.fr.ts';
import { it } from './next-step.it.ts';
import { ko } from './next-step.ko.ts';
import { nl } from './next-step.nl.ts';
import { zh } from './next-step.zh.ts';

/** Messages of what to do next for a booking. */
export const nextStepMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
