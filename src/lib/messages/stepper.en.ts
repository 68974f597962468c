/** Messages of the buttons of a group size in English. */
export const en = {
  fewer: 'Fewer people',
  more: 'More people',
};

export type StepperMessages = typeof en;
