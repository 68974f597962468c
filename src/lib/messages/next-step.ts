import { inLanguages } from './in-languages.ts';
import { en } from './next-step.en.ts';

/** Messages of what to do next for a booking. */
export const nextStepMessages = inLanguages({ en });
