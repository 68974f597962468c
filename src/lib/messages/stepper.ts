import { inLanguages } from './in-languages.ts';
import { de } from './stepper.de.ts';
import { en } from './stepper.en.ts';
import { es } from './stepper.es.ts';
import { fr } from './stepper.fr.ts';
import { it } from './stepper.it.ts';
import { ko } from './stepper.ko.ts';
import { nl } from './stepper.nl.ts';
import { zh } from './stepper.zh.ts';

/** Messages of the buttons of a group size. */
export const stepperMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
