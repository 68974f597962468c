import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in Chinese. */
export const zh: StepperMessages = {
  fewer: '减少人数',
  more: '增加人数',
};
