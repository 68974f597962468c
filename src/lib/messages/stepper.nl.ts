import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in Dutch. */
export const nl: StepperMessages = {
  fewer: 'Minder personen',
  more: 'Meer personen',
};
