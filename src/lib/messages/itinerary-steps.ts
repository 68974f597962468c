import { inLanguages } from './in-languages.ts';
import { en } from './itinerary-steps.en.ts';

/** Messages of the time of a step of an itinerary. */
export const itineraryStepsMessages = inLanguages({ en });
