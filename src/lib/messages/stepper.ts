import { inLanguages } from './in-languages.ts';
import { en } from './stepper.en.ts';

/** Messages of the buttons of a group size. */
export const stepperMessages = inLanguages({ en });
