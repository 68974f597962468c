import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in Italian. */
export const it: StepperMessages = {
  fewer: 'Meno persone',
  more: 'Più persone',
};
