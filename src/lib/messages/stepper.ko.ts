import type { StepperMessages } from './stepper.en.ts';

/** Messages of the buttons of a group size in Korean. */
export const ko: StepperMessages = {
  fewer: '인원 줄이기',
  more: '인원 늘리기',
};
