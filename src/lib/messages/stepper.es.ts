import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in Spanish. */
export const es: StepperMessages = {
  fewer: 'Menos personas',
  more: 'Más personas',
};
