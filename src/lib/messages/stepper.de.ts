import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in German. */
export const de: StepperMessages = {
  fewer: 'Weniger Personen',
  more: 'Mehr Personen',
};
