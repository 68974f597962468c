import { inLanguages } from './in-languages.ts';
import { de } from './itinerary-steps.de.ts';
import { en } from './itinerary-steps.en.ts';
import { es } from './itinerary-steps.es.ts';
import { fr } from './itinerary-steps.fr.ts';
import { it } from './itinerary-steps.it.ts';
import { ko } from './itinerary-steps.ko.ts';
import { nl } from './itinerary-steps.nl.ts';
import { zh } from './itinerary-steps.zh.ts';

/** Messages of the time of a step of an itinerary. */
export const itineraryStepsMessages = inLanguages({ en, fr, de, es, it, nl, ko, zh });
