/** Messages of an answer of the booking service in English. */
export const en = {
  notUnderstood: 'The answer was not understood. Reload the page.',
};

export type ServiceAnswersMessages = typeof en;
