import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in French. */
export const fr: StepperMessages = {
  fewer: 'Moins de personnes',
  more: 'Plus de personnes',
};
